import { useEffect, useRef, useState } from 'react';
import {
  type Answers,
  answerTexts,
  parseAnswers,
  planHash,
  readPlanHash,
} from '@/lib/plan/answers';

type State = {
  /** The visitor's date; unknown while building. */
  now: Date | undefined;
  /** What the result is for; nothing before the visitor acts. */
  answers: Answers | undefined;
  /** Whether the answers came with the address, so that they are to be shown. */
  isLinked: boolean;
};

/** Keeps the answers in the form and in the address's hash. */
export function usePlan() {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>({
    now: undefined,
    answers: undefined,
    isLinked: false,
  });
  const { now, answers, isLinked } = state;

  const fields = () => [...(form.current?.querySelectorAll('select') ?? [])];
  const show = (found: Answers | undefined, linked: boolean) => {
    if (found) setState((before) => ({ ...before, answers: found, isLinked: linked }));
  };

  useEffect(() => setState((before) => ({ ...before, now: new Date() })), []);

  // With the date come the months that can be answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the form is complete
  useEffect(() => {
    if (!now) return;
    const open = () => {
      const linked = readPlanHash(window.location.hash, now);
      if (!linked) return;
      const texts = answerTexts(linked);
      for (const [index, field] of fields().entries()) field.value = texts[index] ?? '';
      show(linked, true);
    };
    open();
    // What was chosen before the script came.
    const isTouched = fields().some(({ selectedIndex }) => selectedIndex > 0);
    if (isTouched && !readPlanHash(window.location.hash, now)) update();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [now]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every link that was opened
  useEffect(() => {
    if (isLinked) form.current?.parentElement?.scrollIntoView({ behavior: 'instant' });
  }, [answers, isLinked]);

  const update = () => {
    const chosen =
      now &&
      parseAnswers(
        fields().map(({ value }) => value),
        now,
      );
    if (!chosen) return;
    window.history.replaceState(window.history.state, '', planHash(chosen));
    show(chosen, false);
  };

  /** Questions and answers in words. */
  const inWords = () =>
    fields().map(({ labels, selectedOptions }) => {
      const [label, option] = [labels[0], selectedOptions[0]];
      return `${label?.textContent}: ${option?.textContent}`;
    });

  return { form, now, answers, update, inWords };
}
