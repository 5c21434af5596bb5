import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** The plan for the answers, which the fields inside the element and the URL's hash contain. */
export function usePlan(root: RefObject<HTMLElement | null>) {
  /** The visitor's date; unknown while building. */
  const [now, setNow] = useState<Date>();
  /** The answers of the result, if any. */
  const [answers, setAnswers] = useState<Answers>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const fields = () => [...(root.current?.querySelectorAll('select') ?? [])];

  const update = () => {
    const chosen =
      now &&
      parseAnswers(
        fields().map(({ value }) => value),
        now,
      );
    if (!chosen) return;
    setAnswers(chosen);
    try {
      window.history.replaceState(window.history.state, '', planHash(chosen));
    } catch {
      // Safari allows 100 changes in 30 seconds. The shown result does not depend on the URL.
    }
  };

  const setFields = (texts: readonly string[]) => {
    for (const [index, field] of fields().entries()) field.value = texts[index] ?? '';
  };

  const fillIn = (texts: readonly string[]) => {
    setFields(texts);
    update();
  };

  const answerSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(update, delayMs);
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
      setFields(answerTexts(linked));
      setAnswers(linked);
      root.current?.scrollIntoView({ behavior: 'instant' });
      return true;
    };
    // The visitor may have chosen answers before hydration.
    const isChosen = fields().some((field) => !field.selectedOptions[0]?.defaultSelected);
    if (!open() && isChosen) update();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [now]);

  /** Questions and answers as texts, without an unspecified country. */
  const answersInWords = () =>
    fields()
      .filter(({ value }) => value !== 'any')
      .map(
        ({ labels, selectedOptions }) =>
          `${labels[0]?.textContent}: ${selectedOptions[0]?.textContent}`,
      );

  return { now, answers, fillIn, answerSoon, answersInWords };
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
