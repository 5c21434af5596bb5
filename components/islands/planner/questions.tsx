import type { MonthNames } from '@/components/islands/planner/use-plan';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { ChevronDown } from '@/components/ui/icon-shapes';
import {
  applicationMonths,
  choices,
  monthText,
  type PlannerTexts,
  type Question,
  questions,
} from '@/lib/plan/answers';
import { readyAnswers } from '@/lib/plan/timeline';

type QuestionsProps = {
  /** Country names by code. */
  countries: Readonly<Record<string, string>>;
  texts: PlannerTexts;
  names: MonthNames;
  /** Unknown while building. */
  now: Date | undefined;
  onAnswer: () => void;
};

/** The six questions. The elements keep the answers, so that those before hydration count. */
export function Questions({ countries, texts, names, now, onAnswer }: QuestionsProps) {
  const { fields, lead } = texts;
  const nameOf = (id: Question, value: string) => {
    const ofField: Readonly<Record<string, string>> = fields[id];
    return ofField[value] ?? countries[value] ?? value.toUpperCase();
  };
  return (
    <div
      className="grid items-end gap-x-3 gap-y-1.5 min-[22rem]:grid-cols-2"
      id="plan-questions"
      onChange={onAnswer}
    >
      {questions.map((id) => (
        <div className={`relative ${id === 'country' ? 'col-span-full' : ''}`} key={id}>
          <label htmlFor={`plan-${id}`}>{fields[id].label}</label>
          <select
            className="block min-h-11 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3 text-body text-text"
            defaultValue={readyAnswers[id]}
            id={`plan-${id}`}
          >
            {choices[id].map((value) => (
              <option key={value} value={value}>
                {nameOf(id, value)}
              </option>
            ))}
            {id === 'decision' && now && (
              <optgroup label={fields.decision.applied}>
                {applicationMonths(now).map((month) => (
                  <option key={month} value={monthText(month)}>
                    {fields.decision.since.replace('{month}', names.short(month))}
                  </option>
                ))}
              </optgroup>
            )}
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
