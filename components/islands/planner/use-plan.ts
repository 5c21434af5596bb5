import { useEffect, useRef, useState } from 'react';
import {
  type Answers,
  answerTexts,
  parseAnswers,
  planHash,
  readPlanHash,
} from '@/lib/plan/answers';

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

  /** Questions and answers in words. */
  const inWords = () =>
    fields().map(
      ({ labels, selectedOptions }) =>
        `${labels[0]?.textContent}: ${selectedOptions[0]?.textContent}`,
    );

  return { form, now, answers, update, inWords };
}
