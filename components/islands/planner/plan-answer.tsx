import { buttonClass, newTab } from '@/components/ui/links';
import { ChangingText } from '@/components/ui/text';

const importPrint = () => import('@/components/islands/planner/print-plan');

/** Prints the plan. The browser logs a failure to load the code for it. */
const printPlan = () =>
  void importPrint()
    .then((loaded) => loaded.printPlan())
    .catch(() => undefined);

type PlanAnswerProps = {
  /** The first working day in a sentence; missing while the date is unknown. */
  answer: string | undefined;
  /** The call of the page, with the plan. */
  call: string;
  href: string;
  /** The call leads to another site. */
  isExternal: boolean;
  print: string;
};

/** The answer in a sentence, with the call that follows from it. */
export function PlanAnswer({ answer, call, href, isExternal, print }: PlanAnswerProps) {
  // Browsers inside apps may be unable to print.
  const canPrint = answer === undefined || 'print' in window;
  return (
    <>
      <p className="plan-answer" role="status">
        <ChangingText text={answer} />
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3">
        <a className={buttonClass('accent', 'regular')} href={href} {...(isExternal ? newTab : {})}>
          {call}
        </a>
        {canPrint && (
          <button
            className={`${buttonClass('quiet', 'regular')} ${answer === undefined ? 'invisible' : ''}`}
            onClick={printPlan}
            type="button"
          >
            {print}
          </button>
        )}
      </div>
    </>
  );
}
