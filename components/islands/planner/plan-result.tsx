import type { MonthNames } from '@/components/islands/planner/month-names';
import type { PlannerTexts } from '@/components/islands/planner/texts';
import { WayChart } from '@/components/islands/planner/way-chart';
import { type Answers, monthOf } from '@/lib/plan/answers';
import type { Range } from '@/lib/plan/durations';
import { neededLevel, type Plan, shareOfMonth } from '@/lib/plan/plan';

type Props = {
  answers: Answers;
  plan: Plan;
  now: Date;
  texts: PlannerTexts;
  names: MonthNames;
};

/** The way to the first working day: drawn, what to do now, and each step in words. */
export function PlanResult({ answers, plan, now, texts, names }: Props) {
  const { nextLevel = neededLevel, steps, tasks } = plan;
  const hasPartner = answers.partnership === 'yes';
  const current = monthOf(now);
  const passed = shareOfMonth(now);
  const labels = {
    ...texts.steps,
    language: texts.steps.language.replace('{level}', neededLevel.toUpperCase()),
  };
  const period = (begin: Range, end: Range) => {
    const [first, last] = [begin, end].map(({ to }) =>
      names.short(current + Math.floor(passed + to)),
    );
    return first === last ? first : `${first} – ${last}`;
  };
  return (
    <>
      <WayChart current={current} labels={labels} names={names} passed={passed} plan={plan} />
      <p className="mt-2 text-small text-text-soft">
        {texts.legend.dotted} {plan.earliest < plan.likely && texts.legend.yellow}
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <h4 className="font-bold">{texts.week}</h4>
          <ul className="mt-3 space-y-3">
            {tasks.map((task) => (
              <li className="border-accent border-l-3 pl-4" key={task}>
                {texts.tasks[task].replace('{level}', nextLevel.toUpperCase())}
              </li>
            ))}
          </ul>
        </div>
        {answers.country !== 'any' && (
          <div>
            <h4 className="font-bold">{texts.embassy}</h4>
            <p className="mt-3">{texts.embassies[answers.country]}</p>
          </div>
        )}
      </div>
      <ol className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {steps.map(({ id, begin, end, isDecisive }) => (
          <li className="text-small" key={id}>
            <p className="font-semibold text-body">{labels[id]}</p>
            <p className="text-text-soft">
              {period(begin, end)}
              {!isDecisive && `, ${texts.parallel}`}
            </p>
            <p>
              {texts.who}: {texts.actors[id]}
            </p>
            <p>
              {texts.payer}: {texts.payers[id]}
              {id === 'visa' && answers.procedure === 'fast' && `; ${texts.payers.fast}`}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-measure">{hasPartner ? texts.afterPartner : texts.after}</p>
      <p className="mt-4 max-w-measure text-small text-text-soft">
        {texts.unknown} {hasPartner && texts.unknownPartner}
      </p>
    </>
  );
}
