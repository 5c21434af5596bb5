import { useEffect, useState } from 'react';
import { nextPaint } from '@/components/islands/viewport';
import {
  type Answers,
  answerTexts,
  type MonthNumber,
  parseAnswers,
  planHash,
  readPlanHash,
} from '@/lib/plan/answers';

/** Keeps the answers in the form and in the address's hash. */
export function usePlan() {
  /** The visitor's date; unknown while building. */
  const [now, setNow] = useState<Date>();
  /** What the result is for; nothing before the visitor acts. */
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

  // With the date come the months that can be answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is complete
  useEffect(() => {
    if (!now) return;
    /** Whether the address holds answers; they are shown. */
    const open = () => {
      const linked = readPlanHash(window.location.hash, now);
      if (!linked) return false;
      fillIn(answerTexts(linked));
      setAnswers(linked);
      document.querySelector('[data-planner]')?.scrollIntoView({ behavior: 'instant' });
      return true;
    };
    // What was chosen before the script came.
    const isChosen = fields().some((field) => !field.selectedOptions[0]?.defaultSelected);
    if (!open() && isChosen) update();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('hashchange', open, { signal });
    // The field shows its new value before the plan is drawn.
    const answer = () => void nextPaint().then(update);
    document.getElementById('plan-questions')?.addEventListener('change', answer, { signal });
    return () => controller.abort();
  }, [now]);

  /** The answers, without a country that is not stated. */
  const answersInWords = () =>
    fields()
      .filter(({ value }) => value !== 'any')
      .map(
        ({ labels, selectedOptions }) =>
          `${labels[0]?.textContent}: ${selectedOptions[0]?.textContent}`,
      );

  return { now, answers, update, fillIn, answersInWords };
}

/** What the site's languages shorten a month to. */
const shortLength = 3;

/**
 * Names months with their years.
 *
 * @param months their names in the page's language; not every browser knows Bosnian ones
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
