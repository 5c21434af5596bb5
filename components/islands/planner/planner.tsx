'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { importWithRetry } from '@/components/islands/lazy-import';
import { DrawnRoute } from '@/components/islands/planner/drawn-route';
import { PlanResult } from '@/components/islands/planner/plan-result';
import { type MonthNames, monthNames, usePlan } from '@/components/islands/planner/use-plan';
import { buttonClass } from '@/components/ui/links';
import { ShareLinks } from '@/components/ui/share-links';
import { messageHash } from '@/lib/contact/message-hash';
import { answerTexts, applicationMonths, monthText } from '@/lib/plan/answers';
import { makePlan } from '@/lib/plan/plan';
import { type StationId, typicalAnswers } from '@/lib/plan/route';
import type { PlannerTexts } from '@/lib/plan/texts';

type PlannerProps = {
  contactHref: string;
  /** What stands before the ways to share. */
  shareLabel: string;
  months: readonly string[];
  /** The stations of the page's drawing. */
  stations: readonly StationId[];
  texts: PlannerTexts;
  /** Typical answers to start with, in the order of the questions. */
  cases: readonly { label: string; answers: readonly string[] }[];
};

/**
 * Estimates the month of the first working day from six answers, and redraws the route of the page.
 * Sends and stores nothing: the answers are in the address's hash.
 */
export default function Planner(props: PlannerProps) {
  const { contactHref, shareLabel, months: monthsOfYear, stations, texts, cases } = props;
  const { now, answers, update, fillIn, inWords } = usePlan();
  const names = monthNames(monthsOfYear);
  const plan = answers && now && makePlan(answers, now);
  const months = plan && [
    ...(plan.earliest < plan.latest ? [[texts.earliest, names.full(plan.earliest)] as const] : []),
    [texts.latest, names.full(plan.latest)] as const,
  ];
  const result = [texts.title, months?.map((pair) => pair.join(' ')).join(', ')].join('\n');
  const container = plan && document.getElementById('plan-result');
  const field = now && document.getElementById('plan-decision');
  return (
    <>
      {field && createPortal(<Applications now={now} names={names} texts={texts} />, field)}
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2" role="status">
        {(months ?? [[texts.sample.label, texts.sample.months] as const]).map(([label, month]) => (
          <p key={label}>
            <span className="block font-semibold text-small text-text-soft">{label} </span>
            <span className="font-extrabold text-document tracking-tight">{month}</span>
          </p>
        ))}
      </div>
      {cases.length > 0 && (
        <Cases
          cases={cases}
          chosen={answerTexts(answers ?? typicalAnswers).join()}
          isReady={now !== undefined}
          onChoose={(chosen) => {
            fillIn(chosen);
            update();
          }}
        />
      )}
      {plan && answers && now && months && container && (
        <>
          <DrawnRoute answers={answers} names={names} now={now} stations={stations} texts={texts} />
          {createPortal(
            <>
              <PlanResult answers={answers} plan={plan} texts={texts} />
              <PlanActions
                contactHref={contactHref}
                message={[result, ...inWords(), window.location.href].join('\n')}
                result={result}
                shareLabel={shareLabel}
                texts={texts}
              />
              <p className="mt-4 hidden text-small" data-paper="">
                {texts.answers}: {inWords().join('; ')}
                <br />
                {window.location.href}
              </p>
            </>,
            container,
          )}
        </>
      )}
    </>
  );
}

type ApplicationsProps = { now: Date; names: MonthNames; texts: PlannerTexts };

/** The months in which the decision can have been applied for. */
function Applications({ now, names, texts }: ApplicationsProps) {
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

type CasesProps = Pick<PlannerProps, 'cases'> & {
  /** Whether they can be chosen; otherwise they are text. */
  isReady: boolean;
  chosen: string;
  onChoose: (answers: readonly string[]) => void;
};

const caseStyle = 'rounded-control px-4 py-2.5';

/** Typical answers with their months, as buttons. */
function Cases({ cases, isReady, chosen, onChoose }: CasesProps) {
  return (
    <ul className="mt-4 divide-y-2 divide-edge-strong rounded-control border-2 border-edge-strong bg-paper print:hidden">
      {cases.map(({ label, answers }) => (
        <li key={label}>
          {isReady ? (
            <button
              aria-pressed={answers.join() === chosen}
              className={`${caseStyle} w-full text-left aria-pressed:bg-tint aria-pressed:font-bold`}
              onClick={() => onChoose(answers)}
              type="button"
            >
              {label}
            </button>
          ) : (
            <p className={caseStyle}>{label}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

const importPrint = importWithRetry(() => import('@/components/islands/planner/print-plan'));

/** Prints the plan; the browser logs it when the code for that does not come. */
const printPlan = () =>
  void importPrint()
    .then((loaded) => loaded.printPlan())
    .catch(() => undefined);

type PlanActionsProps = Pick<PlannerProps, 'contactHref' | 'shareLabel' | 'texts'> & {
  /** The question and the months. */
  result: string;
  /** The plan in words, for a message. */
  message: string;
};

/** Shares, prints, or takes the plan into the contact form. */
function PlanActions({ contactHref, shareLabel, result, message, texts }: PlanActionsProps) {
  const [said, say] = useState('');
  const url = window.location.href;
  const copy = async () => {
    try {
      // No clipboard in old browsers and insecure contexts.
      await navigator.clipboard.writeText(url);
      say(texts.share.done);
    } catch {
      say(texts.share.failed);
    }
  };
  const buttonStyle = buttonClass('quiet', 'small');
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className={buttonStyle} href={contactHref + messageHash(message)}>
          {texts.message}
        </a>
        <button className={buttonStyle} onClick={printPlan} type="button">
          {texts.print}
        </button>
      </div>
      <ShareLinks label={shareLabel} text={result} url={url}>
        <button className="text-link min-h-11" onClick={copy} type="button">
          {texts.share.button}
        </button>
      </ShareLinks>
      <p className="mt-2 text-small print:hidden" role="status">
        {said}
      </p>
    </>
  );
}
