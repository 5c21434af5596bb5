import type { Messages } from '@/generated/messages';

/** The six questions, in the order of the form and of the URL's hash. */
export const questions = [
  'german',
  'documents',
  'decision',
  'procedure',
  'country',
  'partnership',
] as const;

export type Question = (typeof questions)[number];

/** The choices for each question, the default first. The answer to `decision` can be a month. */
export const choices = {
  german: ['none', 'a1', 'a2', 'b1', 'b2'],
  documents: ['none', 'collected', 'translated'],
  decision: ['none', 'received'],
  procedure: ['ordinary', 'fast'],
  country: ['any', 'ba', 'rs', 'me', 'xk', 'mk', 'al'],
  partnership: ['no', 'yes'],
} as const satisfies Record<Question, readonly string[]>;

type Choice<Name extends Question> = (typeof choices)[Name][number];

/** Months since the year 0: January 2027 is 2027 * 12. */
export type MonthNumber = number;

export type Answers = {
  german: Choice<'german'>;
  documents: Choice<'documents'>;
  /** Whether the decision has been received, or the month in which it was applied for. */
  decision: Choice<'decision'> | MonthNumber;
  procedure: Choice<'procedure'>;
  country: Choice<'country'>;
  partnership: Choice<'partnership'>;
};

/** Number of months that the form offers for the application, including this month. */
const monthsBack = 24;

/** The month of a date in the visitor's time zone. */
export function monthOf(date: Date): MonthNumber {
  return date.getFullYear() * 12 + date.getMonth();
}

/** The months that the form offers for the application, the latest first. */
export function applicationMonths(now: Date): MonthNumber[] {
  return Array.from({ length: monthsBack }, (_, index) => monthOf(now) - index);
}

/** A month in the format of the URL's hash: 2026-09. */
export function monthText(month: MonthNumber): string {
  const ofYear = String((month % 12) + 1).padStart(2, '0');
  return `${Math.floor(month / 12)}-${ofYear}`;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/** The month of the form that is nearest to a text, such as that of an old link. */
const nearestMonth = (months: readonly MonthNumber[], text = '') =>
  /^\d{4}-\d\d$/.test(text)
    ? (months.find((month) => monthText(month) <= text) ?? months.at(-1))
    : undefined;

/**
 * Parses the values of the form or of the URL's hash.
 *
 * @param texts one for each question, in the order of the questions
 * @returns undefined if any of them is invalid
 */
export function parseAnswers(texts: readonly string[], now: Date): Answers | undefined {
  const german = oneOf(choices.german, texts[0]);
  const documents = oneOf(choices.documents, texts[1]);
  const decision =
    oneOf(choices.decision, texts[2]) ?? nearestMonth(applicationMonths(now), texts[2]);
  const procedure = oneOf(choices.procedure, texts[3]);
  const country = oneOf(choices.country, texts[4]);
  const partnership = oneOf(choices.partnership, texts[5]);
  const isComplete = german && documents && decision && procedure && country && partnership;
  if (!isComplete || texts.length !== questions.length) return undefined;
  return { german, documents, decision, procedure, country, partnership };
}

/** The texts of answers, in the order of the questions. */
export function answerTexts(answers: Answers): string[] {
  return questions.map((question) => {
    const answer = answers[question];
    return typeof answer === 'number' ? monthText(answer) : answer;
  });
}

/** Name of the answers in the URL's hash. `=` follows it, which no element id contains. */
export const planHashName = 'plan';

/** The hash of a URL that shares answers. */
export function planHash(answers: Answers): string {
  return `#${planHashName}=${answerTexts(answers).join('.')}`;
}

/** The answers at the start of a hash. Programs append parameters, a dot or a bracket to links. */
const hashPattern = new RegExp(
  `^#${planHashName}=([\\w-]+(?:\\.[\\w-]+){${questions.length - 1}})`,
);

/** The answers in a hash that includes `#`; undefined if it has none, or invalid ones. */
export function readPlanHash(hash: string, now: Date): Answers | undefined {
  return parseAnswers(hashPattern.exec(hash)?.[1]?.split('.') ?? [], now);
}

type Texts = Messages['planner'];

/** The planner's texts for one audience; `{month}` and `{level}` are filled in at run time. */
export type PlannerTexts = Omit<Texts, 'nurses' | 'employers' | 'stations'> &
  Omit<Texts['nurses'], 'stations' | 'cases'>;
