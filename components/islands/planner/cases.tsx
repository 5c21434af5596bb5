/** A case with its months until the first working day. */
export type PlannerCase = {
  months: string;
  label: string;
  /** In the order of the questions. */
  answers: readonly string[];
};

type CasesProps = {
  cases: readonly PlannerCase[];
  chosen: string;
  /** Whether the visitor can choose a case; otherwise they are text. */
  isReady: boolean;
  onChoose: (answers: readonly string[]) => void;
};

const caseStyle = 'flex flex-wrap items-baseline gap-x-3 px-4 py-2 leading-snug';

/** Cases to start with. All have figures of the same size. */
export function Cases({ cases, chosen, isReady, onChoose }: CasesProps) {
  return (
    <ul className="mt-4 divide-y-2 divide-edge-strong overflow-clip rounded-control border-2 border-edge-strong bg-paper">
      {cases.map(({ months, label, answers }) => {
        const content = (
          <>
            <span className="min-w-38 font-extrabold text-title tracking-tight">{months}</span>
            <span>{label}</span>
          </>
        );
        return (
          <li key={label}>
            {isReady ? (
              <button
                aria-pressed={answers.join() === chosen}
                className={`${caseStyle} w-full text-left -outline-offset-4 aria-pressed:bg-tint aria-pressed:font-semibold`}
                onClick={() => onChoose(answers)}
                type="button"
              >
                {content}
              </button>
            ) : (
              <p className={caseStyle}>{content}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
