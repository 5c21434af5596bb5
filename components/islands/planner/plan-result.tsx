import type { Answers, PlannerTexts } from '@/lib/plan/answers';
import { neededLevel, type Plan } from '@/lib/plan/plan';

type PlanResultProps = { answers: Answers; plan: Plan; texts: PlannerTexts };

/** Next tasks, documents for the embassy, and limits of the estimate. */
export function PlanResult({ answers, plan, texts }: PlanResultProps) {
  const { nextLevel = neededLevel, tasks } = plan;
  const hasPartner = answers.partnership === 'yes';
  return (
    <div className="mt-6 space-y-6">
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
    </div>
  );
}
