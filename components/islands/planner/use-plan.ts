import { type RefObject, useEffect, useRef, useState } from 'react';
import { nextPaint, useSignal } from '@/components/islands/dom';
import {
  type Answers,
  answerTexts,
  choices,
  type MonthNumber,
  parseAnswers,
  planHash,
  questions,
  readPlanHash,
} from '@/lib/plan/answers';

/** Arrow keys pass several answers. The plan is drawn after the last one, in milliseconds. */
const delayMs = 150;

/** Shows the answers in the URL's hash. */
async function writeHash(answers: Answers): Promise<void> {
  await nextPaint();
  try {
    window.history.replaceState(window.history.state, '', planHash(answers));
  } catch {
    // Safari allows 100 changes in 30 seconds. The shown result does not depend on the URL.
  }
}

/** The plan for the answers, which the fields inside the element and the URL's hash contain. */
export function usePlan(root: RefObject<HTMLElement | null>) {
  /** The visitor's date; unknown while building. */
  const [now, setNow] = useState<Date>();
  /** The answers of the result, if any. */
  const [answers, setAnswers] = useState<Answers>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const fieldOf = (question: string) =>
    root.current?.querySelector<HTMLSelectElement>(`#plan-${question}`);

  /** Shows possible answers in the fields, and their plan. */
  const show = (texts: readonly string[]) => {
    const chosen = now && parseAnswers(texts, now);
    if (!chosen) return;
    for (const [index, text] of answerTexts(chosen).entries()) {
      const field = fieldOf(questions[index] ?? '');
      if (field && field.value !== text) field.value = text;
    }
    for (const radio of root.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === answerTexts(chosen).slice(0, -1).join();
    }
    setAnswers(chosen);
    void writeHash(chosen);
  };

  const update = () =>
    show(questions.map((question) => fieldOf(question)?.value ?? choices[question][0]));

  /** Shows the plan of a case, for the chosen country. */
  const choose = (texts: string) =>
    show([...texts.split(','), fieldOf('country')?.value ?? choices.country[0]]);

  const answerSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(update, delayMs);
  };

  useEffect(() => setNow(new Date()), []);

  // The months to choose from depend on the date.
  useSignal([now], (signal) => {
    if (!now) return;
    // Shows the answers of the URL's hash; false if it contains none.
    const open = () => {
      const linked = readPlanHash(window.location.hash, now);
      if (!linked) return false;
      show(answerTexts(linked));
      root.current?.scrollIntoView({ behavior: 'instant' });
      return true;
    };
    window.addEventListener('hashchange', open, { signal });
    if (open()) return;
    // The visitor may have chosen answers before hydration.
    const early = root.current?.querySelector(':checked:not([checked], [selected])');
    if (early instanceof HTMLInputElement) choose(early.value);
    else if (early) update();
  });

  return { now, answers, choose, answerSoon };
}

/**
 * Creates the functions that format months with their years.
 *
 * @param months names of the months in the page's language, in the form of the answer's sentence;
 *   not every browser knows Bosnian ones
 */
export function monthNames(months: readonly string[]) {
  const name = (month: MonthNumber) => months[month % 12] ?? '';
  const year = (month: MonthNumber) => Math.floor(month / 12);
  return {
    full: (month: MonthNumber) => `${name(month)}\u00a0${year(month)}`,
    short: (month: MonthNumber) => `${name(month).slice(0, 3)} ${year(month)}`,
  };
}

export type MonthNames = ReturnType<typeof monthNames>;
