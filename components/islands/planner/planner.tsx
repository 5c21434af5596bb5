'use client';

import { type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import { importWithRetry } from '@/components/islands/lazy-import';
import { DrawnRoute } from '@/components/islands/planner/drawn-route';
import { PlanResult } from '@/components/islands/planner/plan-result';
import { type MonthNames, monthNames, usePlan } from '@/components/islands/planner/use-plan';
import { nextPaint } from '@/components/islands/viewport';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { ChevronDown } from '@/components/ui/icon-shapes';
import { buttonClass } from '@/components/ui/links';
import { messageHash } from '@/lib/contact/message-hash';
import {
  answerTexts,
  applicationMonths,
  choices,
  monthText,
  type Question,
  questions,
} from '@/lib/plan/answers';
import { makePlan } from '@/lib/plan/plan';
import { type StationId, typicalAnswers } from '@/lib/plan/route';
import type { PlannerTexts } from '@/lib/plan/texts';

type PlannerProps = {
  contactHref: string;
  months: readonly string[];
  /** The stations of the page's drawing. */
  stations: readonly StationId[];
  /** Countries by their codes. */
  countries: Readonly<Record<string, string>>;
  texts: PlannerTexts;
  /** Typical answers to start with, in the order of the questions; with them the fields open. */
  cases: readonly { label: string; answers: readonly string[] }[];
};

/**
 * Estimates the month of the first working day from six answers, and draws the page's way anew.
 * Sends and stores nothing: the answers are in the address's hash.
 */
export default function Planner(props: PlannerProps) {
  const { contactHref, months: monthsOfYear, stations, countries, texts, cases } = props;
  const { form, now, answers, update, fillIn, inWords } = usePlan();
  const names = monthNames(monthsOfYear);
  const plan = answers && now && makePlan(answers, now);
  const months = plan && [
    ...(plan.earliest < plan.likely ? [[texts.earliest, names.full(plan.earliest)] as const] : []),
    [texts.likely, names.full(plan.likely)] as const,
  ];
  const place = plan && document.getElementById('plan-result');
  const questionsForm = (
    <PlanForm
      countries={countries}
      formRef={form}
      names={names}
      now={now}
      onAnswer={update}
      texts={texts}
    />
  );
  return (
    <div data-plan="">
      <h3 className="text-document">{texts.title}</h3>
      {cases.length === 0 && questionsForm}
      <div className="mt-3 flex flex-wrap gap-x-8 gap-y-2" role="status">
        {(months ?? [[texts.sample.label, texts.sample.months] as const]).map(([label, month]) => (
          <p key={label}>
            <span className="block font-semibold text-small text-text-soft">{label} </span>
            <span className="font-extrabold text-document tracking-tight">{month}</span>
          </p>
        ))}
      </div>
      {cases.length > 0 && (
        <>
          <Cases
            cases={cases}
            isReady={now !== undefined}
            onChoose={(chosen) => {
              fillIn(chosen);
              update();
            }}
            chosen={answerTexts(answers ?? typicalAnswers).join()}
          />
          <details className="mt-2 print:hidden [@media(scripting:none)]:hidden">
            <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold">
              {texts.more}
              <DrawnIcon
                className="size-5 text-accent [[open]>summary>&]:-scale-y-100"
                shapes={ChevronDown}
              />
            </summary>
            {questionsForm}
          </details>
        </>
      )}
      {plan && answers && now && months && place && (
        <>
          <DrawnRoute answers={answers} names={names} now={now} stations={stations} texts={texts} />
          {createPortal(
            <>
              <PlanResult answers={answers} plan={plan} texts={texts} />
              <PlanActions
                contactHref={contactHref}
                message={[
                  texts.title,
                  months.map((pair) => pair.join(' ')).join(', '),
                  ...inWords(),
                  window.location.href,
                ].join('\n')}
                texts={texts}
              />
              <p className="mt-4 hidden text-small" data-paper="">
                {texts.answers}: {inWords().join('; ')}
                <br />
                {window.location.href}
              </p>
            </>,
            place,
          )}
        </>
      )}
    </div>
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

type PlanFormProps = Pick<PlannerProps, 'countries' | 'texts'> & {
  formRef: RefObject<HTMLDivElement | null>;
  names: MonthNames;
  now: Date | undefined;
  onAnswer: () => void;
};

/** The six questions, which start with the typical answers. */
function PlanForm({ formRef, countries, texts, names, now, onAnswer }: PlanFormProps) {
  const { fields } = texts;
  const nameOf = (id: Question, value: string) => {
    const ofField: Readonly<Record<string, string>> = fields[id];
    return ofField[value] ?? countries[value] ?? value.toUpperCase();
  };
  return (
    <div
      className="mt-4 grid items-end gap-3 min-[22rem]:grid-cols-2 print:hidden [@media(scripting:none)]:hidden"
      // The field shows its new value before the plan is drawn.
      onChange={() => void nextPaint().then(onAnswer)}
      ref={formRef}
    >
      {questions.map((id) => (
        <div className="relative" key={id}>
          <label className="font-semibold text-small" htmlFor={`plan-${id}`}>
            {fields[id].label}
          </label>
          <select
            className="block min-h-12 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3"
            defaultValue={typicalAnswers[id]}
            id={`plan-${id}`}
          >
            {choices[id].map((value) => (
              <option key={value} value={value}>
                {nameOf(id, value)}
              </option>
            ))}
            {id === 'notice' && now && (
              <optgroup label={fields.notice.applied}>
                {applicationMonths(now).map((month) => (
                  <option key={month} value={monthText(month)}>
                    {fields.notice.since.replace('{month}', names.short(month))}
                  </option>
                ))}
              </optgroup>
            )}
          </select>
          <DrawnIcon
            className="pointer-events-none absolute right-3 bottom-3.5 size-5 text-accent"
            shapes={ChevronDown}
          />
        </div>
      ))}
      <p className="col-span-full text-small text-text-soft">{texts.lead}</p>
    </div>
  );
}

const importPrint = importWithRetry(() => import('@/components/islands/planner/print-plan'));

/** Prints the plan; the browser logs it when the code for that does not come. */
const printPlan = () =>
  void importPrint()
    .then((loaded) => loaded.printPlan())
    .catch(() => undefined);

type PlanActionsProps = {
  contactHref: string;
  /** The plan in words, for a message. */
  message: string;
  texts: PlannerTexts;
};

/** Shares, prints, or takes the plan into the contact form. */
function PlanActions({ contactHref, message, texts }: PlanActionsProps) {
  const [said, say] = useState('');
  const share = async () => {
    const url = window.location.href;
    const isShared = Reflect.has(navigator, 'share');
    try {
      // No clipboard in old browsers and insecure contexts.
      await (isShared
        ? navigator.share({ title: texts.title, url })
        : navigator.clipboard.writeText(url));
      if (!isShared) say(texts.share.done);
    } catch {
      // Closing the share sheet rejects the promise; nothing has to be done then.
      if (!isShared) say(texts.share.failed);
    }
  };
  const buttonStyle = buttonClass('quiet', 'small');
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <a className={buttonStyle} href={contactHref + messageHash(message)}>
          {texts.message}
        </a>
        <button className={buttonStyle} onClick={share} type="button">
          {texts.share.button}
        </button>
        <button className={buttonStyle} onClick={printPlan} type="button">
          {texts.print}
        </button>
      </div>
      <p className="mt-2 text-small print:hidden" role="status">
        {said}
      </p>
    </>
  );
}
