import type { MonthNames } from '@/components/islands/planner/use-plan';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { ChevronDown } from '@/components/ui/icon-shapes';
import { applicationMonths, monthText, type PlannerTexts, type Question } from '@/lib/plan/answers';

/** A question with its choices and the answer at first. */
export type PlannerQuestion = {
  id: Question;
  label: string;
  answer: string;
  choices: readonly { value: string; name: string }[];
};

type ApplicationMonthsProps = { now: Date; names: MonthNames; texts: PlannerTexts };

type QuestionsProps = {
  questions: readonly PlannerQuestion[];
  lead: string;
  /** What the months of the application need; unknown while building. */
  months: ApplicationMonthsProps | undefined;
  onAnswer: () => void;
};

/** The six questions. The elements keep the answers, so that those before hydration count. */
export function Questions({ questions, lead, months, onAnswer }: QuestionsProps) {
  return (
    <div
      className="grid items-end gap-x-3 gap-y-1.5 min-[22rem]:grid-cols-2"
      id="plan-questions"
      onChange={onAnswer}
    >
      {questions.map(({ id, label, answer, choices }) => (
        <div className={`relative ${id === 'country' ? 'col-span-full' : ''}`} key={id}>
          <label htmlFor={`plan-${id}`}>{label}</label>
          <select
            className="block min-h-11 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3 text-body text-text"
            defaultValue={answer}
            id={`plan-${id}`}
          >
            {choices.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
            {id === 'decision' && months && <ApplicationMonths {...months} />}
          </select>
          <DrawnIcon
            className="pointer-events-none absolute right-3 bottom-3 size-5 text-accent"
            shapes={ChevronDown}
          />
        </div>
      ))}
      <p className="text-balance">{lead}</p>
    </div>
  );
}

/** The possible months of the application for the decision. */
function ApplicationMonths({ now, names, texts }: ApplicationMonthsProps) {
  return (
    <optgroup label={texts.applied}>
      {applicationMonths(now).map((month) => (
        <option key={month} value={monthText(month)}>
          {texts.since.replace('{month}', names.short(month))}
        </option>
      ))}
    </optgroup>
  );
}
