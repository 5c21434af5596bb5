import type { MonthNames } from '@/components/islands/planner/use-plan';
import { chevronDownIcon, Icon } from '@/components/ui/icon';
import {
  type Answers,
  answerTexts,
  applicationMonths,
  choices,
  monthText,
  type PlannerTexts,
  possibleDocuments,
  type Question,
  questions,
} from '@/lib/plan/answers';
import { readyAnswers } from '@/lib/plan/timeline';

type WordsProps = {
  /** Country names by code; without them the country is not asked. */
  countries: Readonly<Record<string, string>> | undefined;
  texts: PlannerTexts;
  names: MonthNames;
};

/** The questions in the order of the form: those after the decision depend on it. */
const order = ['german', 'procedure', 'decision', 'documents', 'country'] as const;

const asked = (countries: WordsProps['countries']) =>
  order.filter((id) => id !== 'country' || countries);

/** An answer in words. */
function wordsOf({ countries, texts, names }: WordsProps, id: Question, value: string): string {
  const ofField: Readonly<Record<string, string>> = texts.fields[id];
  const [year = 0, month] = value.split('-').map(Number);
  if (month)
    return texts.fields.decision.since.replace('{month}', names.short(year * 12 + month - 1));
  return ofField[value] ?? countries?.[value] ?? value.toUpperCase();
}

/** Questions and answers in words, without an unspecified country. */
export function answersInWords(props: WordsProps, answers: Answers): string[] {
  const values = answerTexts(answers);
  return asked(props.countries).flatMap((id) => {
    const value = values[questions.indexOf(id)] ?? '';
    return value === 'any' ? [] : [`${props.texts.fields[id].label}: ${wordsOf(props, id, value)}`];
  });
}

type QuestionsProps = WordsProps & {
  answers: Answers;
  /** Unknown while building. */
  now: Date | undefined;
  onAnswer: () => void;
};

/** The questions. The elements keep the answers, so that those before hydration count. */
export function Questions({ answers, now, onAnswer, ...words }: QuestionsProps) {
  const { fields, lead } = words.texts;
  const possible: readonly string[] = possibleDocuments(answers.decision);
  return (
    <div
      className="grid items-end gap-x-3 gap-y-1.5 min-[22rem]:grid-cols-2"
      id="plan-questions"
      onChange={onAnswer}
    >
      {asked(words.countries).map((id) => (
        <div className={`relative ${id === 'decision' ? 'col-span-full' : ''}`} key={id}>
          <label htmlFor={`plan-${id}`}>{fields[id].label}</label>
          <select
            className="block min-h-11 w-full appearance-none rounded-control border-2 border-edge-strong bg-paper pr-9 pl-3 text-body text-text"
            defaultValue={readyAnswers[id]}
            id={`plan-${id}`}
          >
            {[
              ...choices[id],
              ...(id === 'decision' && now ? applicationMonths(now).map(monthText) : []),
            ].map((value) => (
              <option
                disabled={id === 'documents' && !possible.includes(value)}
                key={value}
                value={value}
              >
                {wordsOf(words, id, value)}
              </option>
            ))}
          </select>
          <Icon
            className="pointer-events-none absolute right-3 bottom-3 size-5 text-accent"
            path={chevronDownIcon}
          />
        </div>
      ))}
      <p className="col-span-full">{lead}</p>
    </div>
  );
}
