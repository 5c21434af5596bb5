'use client';

import { type RefObject, useState } from 'react';
import { importWithRetry } from '@/components/islands/lazy-import';
import { PlanResult } from '@/components/islands/planner/plan-result';
import {
  type MonthNames,
  monthNames,
  type PlannerField,
  type PlannerTexts,
  usePlan,
} from '@/components/islands/planner/use-plan';
import { nextPaint } from '@/components/islands/viewport';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { ChevronDown } from '@/components/ui/icon-shapes';
import { buttonClass } from '@/components/ui/links';
import { messageHash } from '@/lib/contact/message-hash';
import {
  applicationMonths,
  choices,
  monthText,
  type Question,
  questions,
} from '@/lib/plan/answers';
import { makePlan } from '@/lib/plan/plan';

type PlannerProps = {
  tableHref: string;
  contactHref: string;
  months: readonly string[];
  fields: Record<Question, PlannerField>;
  texts: PlannerTexts;
};

/**
 * Estimates the month of the first working day from six answers, and draws the route. Sends and
 * stores nothing: the answers are in the address's hash.
 */
export default function Planner({
  tableHref,
  contactHref,
  months: monthsOfYear,
  fields,
  texts,
}: PlannerProps) {
  const { form, now, answers, update, inWords } = usePlan();
  const names = monthNames(monthsOfYear);
  const plan = answers && now && makePlan(answers, now);
  const months = plan && [
    ...(plan.earliest < plan.latest ? [[texts.earliest, names.full(plan.earliest)] as const] : []),
    [texts.latest, names.full(plan.latest)] as const,
  ];
  return (
    <div className={plan ? undefined : 'print:hidden'} data-plan="">
      <h3 className="text-document">{texts.title}</h3>
      <p className="mt-2 max-w-measure text-small text-text-soft print:hidden">{texts.lead}</p>
      <PlanForm
        fields={fields}
        formRef={form}
        names={names}
        now={now}
        onAnswer={update}
        tableHref={tableHref}
        texts={texts}
      />
      <div className="flex flex-wrap gap-x-12" role="status">
        {months?.map(([label, month]) => (
          <p className="mt-6" key={label}>
            <span className="block font-semibold text-small text-text-soft">{label} </span>
            <span className="font-extrabold text-heading tracking-tight">{month}</span>
          </p>
        ))}
      </div>
      {plan && answers && now && months && (
        <>
          <p className="mt-4 hidden text-small" data-paper="">
            {texts.answers}: {inWords().join('; ')}
          </p>
          <PlanResult answers={answers} names={names} now={now} plan={plan} texts={texts} />
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
            {window.location.href}
          </p>
        </>
      )}
    </div>
  );
}

type PlanFormProps = {
  formRef: RefObject<HTMLFormElement | null>;
  /** Where the table of all steps is, for a visit without scripts. */
  tableHref: string;
  fields: Record<Question, PlannerField>;
  texts: PlannerTexts;
  names: MonthNames;
  now: Date | undefined;
  onAnswer: () => void;
};

/** The six questions. As plain HTML the form leads to the table of all steps. */
function PlanForm({ formRef, tableHref, fields, texts, names, now, onAnswer }: PlanFormProps) {
  // The field shows its new value before the plan is drawn.
  const answerSoon = () => void nextPaint().then(onAnswer);
  return (
    <form
      action={tableHref}
      className="mt-5 print:hidden"
      onChange={answerSoon}
      onSubmit={(event) => {
        event.preventDefault();
        answerSoon();
      }}
      ref={formRef}
    >
      <div className="grid items-end gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3">
        {questions.map((id) => (
          <div className="relative" key={id}>
            <label className="font-semibold text-small" htmlFor={`plan-${id}`}>
              {fields[id].label}
            </label>
            <select
              className="block min-h-12 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3"
              id={`plan-${id}`}
            >
              {choices[id].map((value, index) => (
                <option key={value} value={value}>
                  {fields[id].options[index]}
                </option>
              ))}
              {id === 'decision' && now && (
                <optgroup label={texts.applied}>
                  {applicationMonths(now).map((month) => (
                    <option key={month} value={monthText(month)}>
                      {texts.since.replace('{month}', names.short(month))}
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
      </div>
      <button className={`${buttonClass('primary', 'regular')} mt-4`} type="submit">
        {texts.show}
      </button>
    </form>
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
