'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { DrawnTimeline } from '@/components/islands/planner/drawn-timeline';
import { PlanResult } from '@/components/islands/planner/plan-result';
import { type MonthNames, monthNames, usePlan } from '@/components/islands/planner/use-plan';
import { buttonClass } from '@/components/ui/links';
import { ShareLinks } from '@/components/ui/share-links';
import { ChangingText } from '@/components/ui/text';
import { messageHash } from '@/lib/contact/fields';
import { answerTexts, applicationMonths, monthText, type PlannerTexts } from '@/lib/plan/answers';
import { makePlan } from '@/lib/plan/plan';
import { introducedAnswers, monthsToWork, rangeText, type StationId } from '@/lib/plan/timeline';

type PlannerProps = {
  contactHref: string;
  /** Label of the links for sharing; without it there are none. */
  shareLabel?: string;
  months: readonly string[];
  /** The stations of the page's timeline. */
  stations: readonly StationId[];
  texts: PlannerTexts;
  /** Months until the first working day of the typical case. */
  typicalMonths: string;
  /** Answers to start with, in the order of the questions. */
  presets: readonly { label: string; answers: readonly string[] }[];
};

/**
 * Estimates the month of the first working day from six answers, and redraws the page's timeline.
 * Sends and stores nothing: the URL's hash contains the answers.
 */
export default function Planner(props: PlannerProps) {
  const { contactHref, shareLabel, months: monthsOfYear, stations, texts, presets } = props;
  const { now, answers, update, fillIn, answersInWords } = usePlan();
  const names = monthNames(monthsOfYear);
  const plan = answers && now && makePlan(answers, now);
  const duration =
    plan && rangeText(monthsToWork(answers, new Date(now.getFullYear(), now.getMonth())));
  const dates = plan ? [`${texts.latest} ${names.short(plan.latest)}`] : [texts.typical];
  if (plan && plan.earliest < plan.latest) {
    dates.unshift(`${texts.earliest} ${names.short(plan.earliest)}`);
  }
  const result = [texts.title, `${duration} ${texts.months}: ${dates.join(', ')}`].join('\n');
  const resultElement = plan && document.getElementById('plan-result');
  const select = now && document.getElementById('plan-decision');
  return (
    <>
      {select && createPortal(<ApplicationMonths now={now} names={names} texts={texts} />, select)}
      <div className="plan-months" role="status">
        <ChangingText className="figure" text={duration ?? props.typicalMonths} />{' '}
        <p>{texts.months}</p>
        {dates.map((date) => (
          <p className={plan && 'font-bold'} key={date}>
            {date}
          </p>
        ))}
      </div>
      {presets.length > 0 && (
        <Presets
          presets={presets}
          chosen={answerTexts(answers ?? introducedAnswers).join()}
          isReady={now !== undefined}
          onChoose={(chosen) => {
            fillIn(chosen);
            update();
          }}
        />
      )}
      {plan && answers && now && resultElement && (
        <>
          <DrawnTimeline
            answers={answers}
            names={names}
            now={now}
            stations={stations}
            texts={texts}
          />
          {createPortal(
            <>
              <PlanResult answers={answers} plan={plan} texts={texts} />
              <PlanActions
                contactHref={contactHref}
                message={[result, ...answersInWords(), window.location.href].join('\n')}
                texts={texts}
              />
              {shareLabel && (
                <SharePlan
                  label={shareLabel}
                  text={result}
                  texts={texts}
                  url={window.location.href}
                />
              )}
              <p className="mt-4 hidden text-small" data-print-only="" key={window.location.href}>
                {texts.answers}: {answersInWords().join('; ')}
                <br />
                {window.location.href}
              </p>
            </>,
            resultElement,
          )}
        </>
      )}
    </>
  );
}

type ApplicationMonthsProps = { now: Date; names: MonthNames; texts: PlannerTexts };

/** The possible months of the application for the decision. */
function ApplicationMonths({ now, names, texts }: ApplicationMonthsProps) {
  return (
    <optgroup label={texts.applied}>
      {applicationMonths(now).map((month) => (
        <option key={month} value={monthText(month)}>
          {texts.since.replace('{month}', names.short(month))}
        </option>
      ))}
    </optgroup>
  );
}

type PresetsProps = Pick<PlannerProps, 'presets'> & {
  /** Whether the visitor can choose them; otherwise they are text. */
  isReady: boolean;
  chosen: string;
  onChoose: (answers: readonly string[]) => void;
};

const presetStyle = 'px-4 py-2.5';

/** Buttons for predefined answers, each with its duration in months. */
function Presets({ presets, isReady, chosen, onChoose }: PresetsProps) {
  return (
    <ul className="mt-4 divide-y-2 divide-edge-strong overflow-clip rounded-control border-2 border-edge-strong bg-paper print:hidden">
      {presets.map(({ label, answers }) => (
        <li key={label}>
          {isReady ? (
            <button
              aria-pressed={answers.join() === chosen}
              className={`${presetStyle} w-full text-left -outline-offset-4 aria-pressed:bg-tint aria-pressed:font-bold`}
              onClick={() => onChoose(answers)}
              type="button"
            >
              {label}
            </button>
          ) : (
            <p className={presetStyle}>{label}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

const importPrint = () => import('@/components/islands/planner/print-plan');

/** Prints the plan. The browser logs a failure to load the code for it. */
const printPlan = () =>
  void importPrint()
    .then((loaded) => loaded.printPlan())
    .catch(() => undefined);

type PlanActionsProps = Pick<PlannerProps, 'contactHref' | 'texts'> & {
  /** The plan in words, for a message. */
  message: string;
};

/** Links to print the plan, or to add it to the contact form. */
function PlanActions({ contactHref, message, texts }: PlanActionsProps) {
  const buttonStyle = buttonClass('outline', 'small');
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <a className={buttonStyle} href={contactHref + messageHash(message)}>
        {texts.message}
      </a>
      <button className={buttonStyle} onClick={printPlan} type="button">
        {texts.print}
      </button>
    </div>
  );
}

type SharePlanProps = Pick<PlannerProps, 'texts'> & Record<'label' | 'text' | 'url', string>;

/** Links to share the result. */
function SharePlan({ label, text, texts, url }: SharePlanProps) {
  const [copyStatus, setCopyStatus] = useState('');
  const copy = async () => {
    try {
      // No clipboard in old browsers and insecure contexts.
      await navigator.clipboard.writeText(url);
      setCopyStatus(texts.share.done);
    } catch {
      setCopyStatus(texts.share.failed);
    }
  };
  return (
    <>
      <ShareLinks label={label} text={text} url={url}>
        <button className="text-link min-h-11" onClick={copy} type="button">
          {texts.share.button}
        </button>
      </ShareLinks>
      <p aria-live="polite" className="text-small print:hidden">
        <ChangingText text={copyStatus} />
      </p>
    </>
  );
}
