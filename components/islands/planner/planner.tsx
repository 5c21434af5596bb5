'use client';

import { useRef } from 'react';
import { Cases, type PlannerCase } from '@/components/islands/planner/cases';
import { PlanActions } from '@/components/islands/planner/plan-actions';
import { PlanResult } from '@/components/islands/planner/plan-result';
import { Questions } from '@/components/islands/planner/questions';
import { type Station, TimelineDrawing } from '@/components/islands/planner/timeline';
import { monthNames, usePlan } from '@/components/islands/planner/use-plan';
import { Disclosure } from '@/components/ui/disclosure';
import { ChangingText } from '@/components/ui/text';
import { answerTexts, monthOf, type PlannerTexts, planHash } from '@/lib/plan/answers';
import { makePlan, monthProgress } from '@/lib/plan/plan';
import { monthsToWork, rangeText, readyAnswers, timelineOf } from '@/lib/plan/timeline';

type PlannerProps = {
  contactHref: string;
  /** Label of the links for sharing; without it there are none. */
  shareLabel?: string;
  months: readonly string[];
  /** The stations of the timeline, in their usual order. */
  stations: readonly Station[];
  texts: PlannerTexts;
  cases: readonly PlannerCase[];
  /** Country names by code. */
  countries: Readonly<Record<string, string>>;
};

/**
 * Estimates the month of the first working day from six answers, and draws the timeline to the
 * licence. Sends and stores nothing: the URL's hash contains the answers.
 */
export default function Planner(props: PlannerProps) {
  const { cases, contactHref, countries, shareLabel, stations, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const { now, answers, fillIn, answerSoon, answersInWords } = usePlan(root);
  const names = monthNames(props.months);
  const shown = answers ?? readyAnswers;
  const plan = now && makePlan(shown, now);
  const duration = rangeText(
    monthsToWork(shown, now && new Date(now.getFullYear(), now.getMonth())),
  );
  const dates = plan
    ? [
        ...(plan.earliest < plan.latest ? [[texts.earliest, plan.earliest] as const] : []),
        [texts.latest, plan.latest] as const,
      ].map(([label, month]) => [label, names.short(month)] as const)
    : [];
  const figures = [[texts.months, duration] as const, ...dates];
  // A visitor's plan begins in this month. Months start between two rows of the drawing: a row has
  // the name of the nearest month.
  const start = answers && now;
  const monthAt =
    start &&
    ((halfMonth: number) =>
      monthOf(start) + Math.floor((halfMonth + Math.round(2 * monthProgress(start))) / 2));
  return (
    <div
      className="planner grid gap-x-16 gap-y-8 lg:grid-cols-2"
      data-planned={answers && ''}
      ref={root}
    >
      <div>
        <h3 className="text-subheading">{texts.title}</h3>
        <Cases
          cases={cases}
          chosen={answerTexts(shown).join()}
          isReady={now !== undefined}
          onChoose={fillIn}
        />
        <div className="[@media(scripting:none)]:hidden" role="status">
          <dl className="plan-figures">
            {figures.map(([label, figure]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <ChangingText className="figure" text={figure} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="print:hidden [@media(scripting:none)]:hidden">
          <Disclosure isInline label={texts.moreQuestions}>
            <Questions
              countries={countries}
              names={names}
              now={now}
              onAnswer={answerSoon}
              texts={texts}
            />
          </Disclosure>
        </div>
        {plan && answers && (
          <div id="plan-result">
            <PlanResult answers={answers} plan={plan} texts={texts} />
            <PlanActions
              answers={answersInWords()}
              contactHref={contactHref}
              hash={planHash(answers)}
              result={[texts.title, ...figures.map((figure) => figure.join(' '))].join('\n')}
              shareLabel={shareLabel}
              texts={texts}
            />
          </div>
        )}
      </div>
      <TimelineDrawing
        axisLabel={(halfMonth) => (monthAt ? names.axis(monthAt(halfMonth)) : `${halfMonth / 2}`)}
        legend={texts.legend}
        monthName={monthAt && ((halfMonth) => names.full(monthAt(halfMonth)))}
        stations={stations}
        timeline={timelineOf(
          stations.map(({ id }) => id),
          shown,
          start,
        )}
      />
    </div>
  );
}
