import type { RefObject } from 'react';
import { nextPaint } from '@/components/islands/next-paint';
import type { MonthNames } from '@/components/islands/planner/month-names';
import type { PlannerField, PlannerTexts } from '@/components/islands/planner/texts';
import { buttonLook } from '@/components/ui/button-look';
import { DrawnIcon } from '@/components/ui/drawn-icon';
import { ChevronDown } from '@/components/ui/icon-shapes';
import {
  applicationMonths,
  choices,
  monthText,
  type Question,
  questions,
} from '@/lib/plan/answers';

type Props = {
  formRef: RefObject<HTMLFormElement | null>;
  /** Where the table of all steps is, for a visit without scripts. */
  tableHref: string;
  fields: Record<Question, PlannerField>;
  texts: PlannerTexts;
  names: MonthNames;
  now: Date | undefined;
  onAnswer: () => void;
};

/** The six questions. As plain HTML the form leads to the table of all steps. */
export function PlanForm({ formRef, tableHref, fields, texts, names, now, onAnswer }: Props) {
  // The field shows its new value before the plan is drawn.
  const answerSoon = () => void nextPaint().then(onAnswer);
  return (
    <form
      action={tableHref}
      className="mt-5 print:hidden"
      onChange={answerSoon}
      onSubmit={(event) => {
        event.preventDefault();
        answerSoon();
      }}
      ref={formRef}
    >
      <div className="grid items-end gap-3 min-[22rem]:grid-cols-2 md:grid-cols-3">
        {questions.map((id) => (
          <div className="relative" key={id}>
            <label className="font-semibold text-small" htmlFor={`plan-${id}`}>
              {fields[id].label}
            </label>
            <select
              className="block min-h-12 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3"
              id={`plan-${id}`}
            >
              {choices[id].map((value, index) => (
                <option key={value} value={value}>
                  {fields[id].options[index]}
                </option>
              ))}
              {id === 'notice' && now && (
                <optgroup label={texts.applied}>
                  {applicationMonths(now).map((month) => (
                    <option key={month} value={monthText(month)}>
                      {texts.since.replace('{month}', names.short(month))}
                    </option>
                  ))}
                </optgroup>
              )}
            </select>
            <DrawnIcon
              className="pointer-events-none absolute right-3 bottom-3.5 size-5 text-accent"
              shapes={ChevronDown}
            />
          </div>
        ))}
      </div>
      <button className={`${buttonLook('primary', 'regular')} mt-4`} type="submit">
        {texts.show}
      </button>
    </form>
  );
}
