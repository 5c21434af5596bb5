'use client';

import { memo, useDeferredValue, useRef } from 'react';
import { answersInWords, Questions } from '@/components/islands/planner/questions';
import {
  TimelineDrawing,
  type TimelineProps,
  textForMonths,
} from '@/components/islands/planner/timeline';
import { monthNames, usePlan } from '@/components/islands/planner/use-plan';
import { Disclosure } from '@/components/ui/disclosure';
import { arrowUpRightIcon, Icon } from '@/components/ui/icon';
import { buttonClass, newTab } from '@/components/ui/links';
import { ShareLinks } from '@/components/ui/share-links';
import { ChangingText } from '@/components/ui/text';
import { messageHash } from '@/lib/contact/message-hash';
import {
  type Answers,
  addressWithPlan,
  monthOf,
  type PlannerTexts,
  planHash,
} from '@/lib/plan/answers';
import { makePlan, neededLevel } from '@/lib/plan/plan';
import { monthsToWork, rangeText, readyAnswers } from '@/lib/plan/timeline';

type PlannerProps = TimelineProps & {
  /** Where the call leads: to the contact form, or to the registration on another site. */
  call: { href: string; isExternal: boolean };
  /** Label of the links for sharing; without it there are none. */
  shareLabel?: string;
  cases: readonly PlannerCase[];
  /** Country names by code; without them the country is not asked. */
  countries?: Readonly<Record<string, string>>;
};

/**
 * Estimates the month of the first working day from a few answers, and draws the timeline to the
 * licence. Sends and stores nothing: the URL's hash contains the answers.
 */
export default function Planner(props: PlannerProps) {
  const { call, cases, countries, months, monthTexts, shareLabel, texts } = props;
  const root = useRef<HTMLDivElement>(null);
  const { now, answers, choose, answerSoon } = usePlan(root);
  // The answer comes first, the rest in a later frame.
  const later = useDeferredValue(answers);
  const names = monthNames(months);
  const shown = answers ?? readyAnswers;
  const words = { countries, names, texts };
  // Browsers inside apps may be unable to print.
  const canPrint = now === undefined || 'print' in window;
  let answer: string | undefined;
  let message = '';
  let inPrint: readonly string[] = [];
  if (now) {
    // Whole months, as in the cases.
    const range = monthsToWork(shown, new Date(now.getFullYear(), now.getMonth()));
    answer = textForMonths(monthTexts, 'answer', range.to)
      .replace('{month}', names.full(makePlan(shown, now).earliest))
      .replace('{range}', rangeText(range));
    const date = texts.answers
      .replace('{day}', `${now.getDate()}`)
      .replace('{month}', names.short(monthOf(now)));
    inPrint = [`${date}: ${answersInWords(words, shown).join('; ')}`, planUrl(shown)];
    message = messageHash([`${texts.call}:`, answer, ...inPrint].join('\n'));
  }
  return (
    <div className="planner grid gap-x-16 gap-y-8 lg:grid-cols-2" id="plan" ref={root}>
      <div>
        <h3 className="text-subheading">{texts.title}</h3>
        <Cases cases={cases} onChoose={choose} title={texts.title} />
        <p className="plan-answer noscript:hidden" role="status">
          <ChangingText text={answer} />
        </p>
        {/* The call of the page, with the plan. */}
        <div className="mt-3 flex flex-wrap items-center gap-x-6">
          <a
            className={buttonClass('accent')}
            href={call.isExternal ? addressWithPlan(call.href, shown) : call.href + message}
            {...(call.isExternal ? newTab : {})}
          >
            {texts.call}
            {call.isExternal && <Icon path={arrowUpRightIcon} />}
          </a>
          {canPrint && (
            <button
              className={`${buttonClass('quiet')} ${answer === undefined ? 'invisible' : ''}`}
              onClick={printPlan}
              type="button"
            >
              {texts.print}
            </button>
          )}
        </div>
        <div className="mt-2 print:hidden [@media(scripting:none)]:hidden">
          <Disclosure isInline label={<b className="text-action">{texts.moreQuestions}</b>}>
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
      <TimelineDrawing {...props} answers={later} now={now} />
    </div>
  );
}

/** A case with its months until the first working day. */
export type PlannerCase = {
  months: string;
  label: string;
  /** In the order of the questions, without the country, which is the last one. */
  answers: readonly string[];
};

type CasesProps = {
  cases: readonly PlannerCase[];
  title: string;
  onChoose: (answers: string) => void;
};

/**
 * Cases to start with, first the ready one. All have figures of the same size. The elements keep the
 * choice, so that one before hydration counts; without scripts they are text.
 */
function Cases({ cases, title, onChoose }: CasesProps) {
  return (
    <div
      aria-label={title}
      className="mt-4 grid divide-edge-strong overflow-clip rounded-control border-2 border-edge-strong bg-paper max-md:divide-y-2 md:max-lg:grid-cols-3 md:max-lg:divide-x-2 lg:divide-y-2"
      role="radiogroup"
    >
      {cases.map(({ months, label, answers }, index) => (
        <label className="plan-case noscript:pointer-events-none" key={label}>
          <input
            className="noscript:hidden"
            defaultChecked={index === 0}
            name="plan-case"
            onChange={({ target }) => onChoose(target.value)}
            type="radio"
            value={answers.join()}
          />
          <span className="w-full font-extrabold text-title tracking-tight xl:w-38">{months}</span>
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}

/** Prints the plan. The browser logs a failure to load the code for it. */
const printPlan = () =>
  void import('@/components/islands/planner/print-plan')
    .then((loaded) => loaded.printPlan())
    .catch(() => undefined);

type PlanResultProps = {
  answers: Answers;
  now: Date;
  texts: PlannerTexts;
  shareLabel: PlannerProps['shareLabel'];
};

/** Next tasks, documents for the embassy, limits of the estimate, and links to share the plan. */
const PlanResult = memo(function PlanResult({ answers, now, texts, shareLabel }: PlanResultProps) {
  const { nextLevel = neededLevel, tasks } = makePlan(answers, now);
  const hasPartner = answers.decision === 'partnership';
  return (
    <div className="mt-4 space-y-5" id="plan-result">
      <div>
        <h3 className="font-bold">{texts.week}</h3>
        <ul className="mt-2 space-y-3">
          {tasks.map((task) => (
            <li className="border-accent border-l-3 pl-4" key={task + nextLevel}>
              {texts.tasks[task].replace('{level}', nextLevel.toUpperCase())}
            </li>
          ))}
        </ul>
      </div>
      {answers.country !== 'any' && (
        <div>
          <h3 className="font-bold">{texts.embassy}</h3>
          <p className="mt-2" key={answers.country}>
            {texts.embassies[answers.country]}
          </p>
        </div>
      )}
      {hasPartner && <p>{texts.afterPartner}</p>}
      <p className="text-small text-text-soft">
        {texts.unknown} {hasPartner && <span>{texts.unknownPartner}</span>}
      </p>
      {shareLabel && <ShareLinks label={shareLabel} text={texts.title} url={planUrl(answers)} />}
    </div>
  );
});

/** The URL of a plan, without the query, which may identify the visitor. */
const planUrl = (answers: Answers) =>
  window.location.origin + window.location.pathname + planHash(answers);
