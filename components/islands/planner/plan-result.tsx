import { memo } from 'react';
import { ShareLinks } from '@/components/ui/share-links';
import { type Answers, type PlannerTexts, planHash } from '@/lib/plan/answers';
import { makePlan, neededLevel } from '@/lib/plan/plan';

type PlanResultProps = {
  answers: Answers;
  now: Date;
  texts: PlannerTexts;
  /** Label of the links for sharing; without it there are none. */
  shareLabel: string | undefined;
};

/** Next tasks, documents for the embassy, limits of the estimate, and links to share the plan. */
export const PlanResult = memo(function PlanResult({
  answers,
  now,
  texts,
  shareLabel,
}: PlanResultProps) {
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
export const planUrl = (answers: Answers) =>
  window.location.origin + window.location.pathname + planHash(answers);
