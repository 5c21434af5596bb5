import { useEffect, useState } from 'react';
import {
  type Answers,
  answerTexts,
  type MonthNumber,
  parseAnswers,
  planHash,
  readPlanHash,
} from '@/lib/plan/answers';

/** Arrow keys pass several answers. The plan is drawn after the last one, in milliseconds. */
const delayMs = 150;

/** The plan for the answers, which the form and the URL's hash contain. */
export function usePlan() {
  /** The visitor's date; unknown while building. */
  const [now, setNow] = useState<Date>();
  /** The answers of the result, if any. */
  const [answers, setAnswers] = useState<Answers>();

  const fields = () => [...document.querySelectorAll<HTMLSelectElement>('#plan-questions select')];

  const update = () => {
    const chosen =
      now &&
      parseAnswers(
        fields().map(({ value }) => value),
        now,
      );
    if (!chosen) return;
    window.history.replaceState(window.history.state, '', planHash(chosen));
    setAnswers(chosen);
  };

  const fillIn = (texts: readonly string[]) => {
    for (const [index, field] of fields().entries()) field.value = texts[index] ?? '';
  };

  useEffect(() => setNow(new Date()), []);

  // The months to choose from depend on the date.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is complete
  useEffect(() => {
    if (!now) return;
    // Shows the answers in the URL's hash. Returns whether it has any.
    const open = () => {
      const linked = readPlanHash(window.location.hash, now);
      if (!linked) return false;
      fillIn(answerTexts(linked));
      setAnswers(linked);
      document.querySelector('[data-planner]')?.scrollIntoView({ behavior: 'instant' });
      return true;
    };
    // The visitor may have chosen answers before hydration.
    const isChosen = fields().some((field) => !field.selectedOptions[0]?.defaultSelected);
    if (!open() && isChosen) update();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('hashchange', open, { signal });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = () => {
      clearTimeout(timer);
      timer = setTimeout(update, delayMs);
    };
    document.getElementById('plan-questions')?.addEventListener('change', answer, { signal });
    return () => controller.abort();
  }, [now]);

  /** Questions and answers as texts, without an unspecified country. */
  const answersInWords = () =>
    fields()
      .filter(({ value }) => value !== 'any')
      .map(
        ({ labels, selectedOptions }) =>
          `${labels[0]?.textContent}: ${selectedOptions[0]?.textContent}`,
      );

  return { now, answers, update, fillIn, answersInWords };
}

/** Length of abbreviated month names. */
const shortLength = 3;

/**
 * Creates the functions that format months with their years.
 *
 * @param months names of the months in the page's language; not every browser knows Bosnian ones
 */
export function monthNames(months: readonly string[]) {
  const name = (month: MonthNumber) => months[month % 12] ?? '';
  const year = (month: MonthNumber) => Math.floor(month / 12);
  const short = (month: MonthNumber) => name(month).slice(0, shortLength);
  return {
    full: (month: MonthNumber) => `${name(month)} ${year(month)}`,
    short: (month: MonthNumber) => `${short(month)} ${year(month)}`,
    axis: (month: MonthNumber) => `${short(month)} ${year(month) % 100}`,
  };
}

export type MonthNames = ReturnType<typeof monthNames>;
