import type { MonthNames } from '@/components/islands/planner/month-names';
import type { PlannerTexts } from '@/components/islands/planner/texts';
import { WayChart } from '@/components/islands/planner/way-chart';
import { type Answers, type MonthNumber, monthOf } from '@/lib/plan/answers';
import { type Plan, shareOfMonth } from '@/lib/plan/plan';

type Props = {
  answers: Answers;
  plan: Plan;
  now: Date;
  texts: PlannerTexts;
  names: MonthNames;
};

/** The way to the first working day: drawn, in words, and what to do now. */
export function PlanResult({ answers, plan, now, texts, names }: Props) {
  const { goal, nextLevel = goal, steps, tasks } = plan;
  const hasPartner = answers.partnership === 'yes';
  const current = monthOf(now);
  const passed = shareOfMonth(now);
  const labels = steps.map(({ id }) => texts.steps[id].replace('{level}', goal.toUpperCase()));
  const monthAt = (months: number): MonthNumber => current + Math.floor(passed + months);
  return (
    <>
      <WayChart current={current} labels={labels} names={names} passed={passed} plan={plan} />
      <p className="mt-2 text-small text-text-soft">{texts.legend}</p>
      <ol className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ id, begin, end, isDecisive }, index) => (
          <li className="text-small" key={id}>
            <p className="font-semibold text-body">{labels[index]}</p>
            <p className="text-text-soft">
              {names.short(monthAt(begin.to))} – {names.short(monthAt(end.to))}
              {!isDecisive && `, ${texts.parallel}`}
            </p>
            <p>
              {texts.who}: {texts.actors[id]}
            </p>
            <p>
              {texts.payer}: {texts.payers[id]}
              {id === 'visa' && answers.procedure === 'fast' && `. ${texts.payers.fast}`}
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <h4 className="font-bold">{texts.week}</h4>
          <ul className="mt-2 space-y-2.5">
            {tasks.map((task) => (
              <li key={task}>{texts.tasks[task].replace('{level}', nextLevel.toUpperCase())}</li>
            ))}
          </ul>
        </div>
        {answers.country !== 'any' && (
          <div>
            <h4 className="font-bold">{texts.embassy}</h4>
            <p className="mt-2">{texts.embassies[answers.country]}</p>
          </div>
        )}
      </div>
      <p className="mt-6 max-w-measure">{hasPartner ? texts.afterPartner : texts.after}</p>
      <p className="mt-4 max-w-measure text-small text-text-soft">
        {texts.unknown} {hasPartner && texts.unknownPartner}
      </p>
    </>
  );
}
