'use client';

import { useDeferredValue, useRef } from 'react';
import { Cases, type PlannerCase } from '@/components/islands/planner/cases';
import { PlanAnswer } from '@/components/islands/planner/plan-answer';
import { PlanResult, planUrl } from '@/components/islands/planner/plan-result';
import { answersInWords, Questions } from '@/components/islands/planner/questions';
import {
  type MonthTexts,
  type Station,
  TimelineDrawing,
  textForMonths,
} from '@/components/islands/planner/timeline';
import { monthNames, usePlan } from '@/components/islands/planner/use-plan';
import { Disclosure } from '@/components/ui/disclosure';
import { messageHash } from '@/lib/contact/message-hash';
import { addressWithPlan, answerTexts, type PlannerTexts } from '@/lib/plan/answers';
import { makePlan } from '@/lib/plan/plan';
import { monthsToWork, rangeText, readyAnswers } from '@/lib/plan/timeline';

type PlannerProps = {
  /** Where the call leads: to the contact form, or to the registration on another site. */
  call: { href: string; isExternal: boolean };
  /** Label of the links for sharing; without it there are none. */
  shareLabel?: string;
  months: readonly string[];
  monthTexts: MonthTexts;
  /** The stations of the timeline, in their usual order. */
  stations: readonly Station[];
  texts: PlannerTexts;
  cases: readonly PlannerCase[];
  /** Country names by code; without them the country is not asked. */
  countries?: Readonly<Record<string, string>>;
};

/**
 * Estimates the month of the first working day from a few answers, and draws the timeline to the
 * licence. Sends and stores nothing: the URL's hash contains the answers.
 */
export default function Planner(props: PlannerProps) {
  const { call, cases, countries, months, monthTexts, shareLabel, stations, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const { now, answers, show, answerSoon } = usePlan(root);
  // The answer comes first, the rest in a later frame.
  const later = useDeferredValue(answers);
  const names = monthNames(months);
  const shown = answers ?? readyAnswers;
  const words = { countries, names, texts };
  let answer: string | undefined;
  let message = '';
  let inPrint: readonly string[] = [];
  if (now) {
    const { earliest } = makePlan(shown, now);
    // Whole months, as in the cases.
    const range = monthsToWork(shown, new Date(now.getFullYear(), now.getMonth()));
    answer = textForMonths(monthTexts, 'answer', range.to)
      .replace('{month}', names.full(earliest))
      .replace('{range}', rangeText(range));
    inPrint = [`${texts.answers}: ${answersInWords(words, shown).join('; ')}`, planUrl(shown)];
    message = messageHash([answer, ...inPrint].join('\n'));
  }
  return (
    <div className="planner grid gap-x-16 gap-y-8 lg:grid-cols-2" ref={root}>
      <div>
        <h3 className="text-subheading">{texts.title}</h3>
        <Cases
          cases={cases}
          chosen={answerTexts(shown).join()}
          isReady={now !== undefined}
          onChoose={show}
        />
        <PlanAnswer
          answer={answer}
          call={texts.call}
          href={call.isExternal ? addressWithPlan(call.href, shown) : call.href + message}
          isExternal={call.isExternal}
          print={texts.print}
        />
        <div className="mt-2 print:hidden [@media(scripting:none)]:hidden">
          <Disclosure isInline label={texts.moreQuestions}>
            <Questions {...words} answers={shown} now={now} onAnswer={answerSoon} />
          </Disclosure>
        </div>
        {now && later && (
          <PlanResult answers={later} now={now} shareLabel={shareLabel} texts={texts} />
        )}
        <p className="mt-4 hidden text-small" data-print-only="" key={message}>
          {inPrint[0]}
          <br />
          {inPrint[1]}
        </p>
      </div>
      <TimelineDrawing
        answers={later}
        months={months}
        monthTexts={monthTexts}
        now={now}
        stations={stations}
        texts={texts}
      />
    </div>
  );
}
