import { useEffect, useRef, useState } from 'react';
import {
  type Answers,
  answerTexts,
  type MonthNumber,
  parseAnswers,
  planHash,
  readPlanHash,
} from '@/lib/plan/answers';
import type { StepId, Task } from '@/lib/plan/plan';

/** Keeps the answers in the form and in the address's hash. */
export function usePlan() {
  const form = useRef<HTMLFormElement>(null);
  /** The visitor's date; unknown while building. */
  const [now, setNow] = useState<Date>();
  /** What the result is for; nothing before the visitor acts. */
  const [answers, setAnswers] = useState<Answers>();

  const fields = () => [...(form.current?.querySelectorAll('select') ?? [])];

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

  useEffect(() => setNow(new Date()), []);

  // With the date come the months that can be answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is complete
  useEffect(() => {
    if (!now) return;
    /** Whether the address holds answers; they are shown. */
    const open = () => {
      const linked = readPlanHash(window.location.hash, now);
      if (!linked) return false;
      const texts = answerTexts(linked);
      for (const [index, field] of fields().entries()) field.value = texts[index] ?? '';
      setAnswers(linked);
      form.current?.parentElement?.scrollIntoView({ behavior: 'instant' });
      return true;
    };
    // What was chosen before the script came.
    if (!open() && fields().some(({ selectedIndex }) => selectedIndex > 0)) update();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [now]);

  /** The answers, without a country that is not stated. */
  const inWords = () =>
    fields()
      .filter(({ value }) => value !== 'any')
      .map(
        ({ labels, selectedOptions }) =>
          `${labels[0]?.textContent}: ${selectedOptions[0]?.textContent}`,
      );

  return { form, now, answers, update, inWords };
}

/** A question, with its answers in the order of `choices`. */
export type PlannerField = { label: string; options: readonly string[] };

/** The planner's texts; `{month}` and `{level}` are filled in at run time. */
export type PlannerTexts = {
  title: string;
  lead: string;
  /** Group of the months in which the decision was applied for, and one of them. */
  applied: string;
  since: string;
  show: string;
  earliest: string;
  latest: string;
  who: string;
  payer: string;
  parallel: string;
  legend: { dotted: string; yellow: string };
  week: string;
  embassy: string;
  answers: string;
  share: { button: string; done: string; failed: string };
  print: string;
  message: string;
  steps: Record<StepId, string>;
  actors: Record<StepId, string>;
  payers: Record<StepId | 'fast', string>;
  tasks: Record<Task, string>;
  embassies: Record<Exclude<Answers['country'], 'any'>, string>;
  after: string;
  afterPartner: string;
  unknown: string;
  unknownPartner: string;
};

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
