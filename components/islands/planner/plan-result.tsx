import { memo, useState } from 'react';
import { ShareLinks } from '@/components/ui/share-links';
import { ChangingText } from '@/components/ui/text';
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
      {shareLabel && <SharePlan answers={answers} label={shareLabel} texts={texts} />}
    </div>
  );
});

/** The URL of a plan, without the query, which may identify the visitor. */
export const planUrl = (answers: Answers) =>
  window.location.origin + window.location.pathname + planHash(answers);

type SharePlanProps = Pick<PlanResultProps, 'answers' | 'texts'> & { label: string };

/** Links to share the plan. */
function SharePlan({ answers, label, texts }: SharePlanProps) {
  const url = planUrl(answers);
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
    <div>
      <ShareLinks label={label} text={texts.title} url={url}>
        <button className="text-link min-h-11" onClick={copy} type="button">
          {texts.share.button}
        </button>
      </ShareLinks>
      <p aria-live="polite" className="text-small print:hidden">
        <ChangingText text={copyStatus} />
      </p>
    </div>
  );
}
