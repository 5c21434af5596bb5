'use client';

import { monthNames } from '@/components/islands/planner/month-names';
import { PlanActions } from '@/components/islands/planner/plan-actions';
import { PlanForm } from '@/components/islands/planner/plan-form';
import { PlanResult } from '@/components/islands/planner/plan-result';
import type { PlannerField, PlannerTexts } from '@/components/islands/planner/texts';
import { usePlan } from '@/components/islands/planner/use-plan';
import type { Question } from '@/lib/plan/answers';
import { makePlan } from '@/lib/plan/plan';

export type PlannerProps = {
  tableHref: string;
  contactHref: string;
  /** Names of the twelve months. */
  months: readonly string[];
  fields: Record<Question, PlannerField>;
  texts: PlannerTexts;
};

/**
 * Estimates the month of the first working day from six answers, and draws the way there. Sends and
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
    ...(plan.earliest < plan.likely ? [[texts.earliest, names.full(plan.earliest)] as const] : []),
    [texts.likely, names.full(plan.likely)] as const,
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
