import type { Messages } from '@/generated/messages';

/** The five questions, in the order of the form and of the URL's hash. */
export const questions = ['german', 'documents', 'decision', 'procedure', 'country'] as const;

export type Question = (typeof questions)[number];

/** The choices for each question, the default first. The answer to `decision` can be a month. */
export const choices = {
  german: ['none', 'a1', 'a2', 'b1', 'b2'],
  documents: ['none', 'collected', 'translated'],
  // A recognition partnership needs no decision before entry.
  decision: ['none', 'received', 'partnership'],
  procedure: ['ordinary', 'fast'],
  country: ['any', 'ba', 'rs', 'me', 'xk', 'mk', 'al'],
} as const satisfies Record<Question, readonly string[]>;

type Choice<Name extends Question> = (typeof choices)[Name][number];

/** Months since the year 0: January 2027 is 2027 * 12. */
export type MonthNumber = number;

export type Answers = {
  german: Choice<'german'>;
  documents: Choice<'documents'>;
  /** Whether the decision is needed and has been received, or the month of its application. */
  decision: Choice<'decision'> | MonthNumber;
  procedure: Choice<'procedure'>;
  country: Choice<'country'>;
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

/** The documents that an answer about the decision allows: an application needs some of them. */
export function possibleDocuments(decision: Answers['decision']): readonly Choice<'documents'>[] {
  if (decision === 'received') return ['translated'];
  return typeof decision === 'number' ? ['collected', 'translated'] : choices.documents;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/** The month of the form that is nearest to a text, such as that of an old link. */
const nearestMonth = (months: readonly MonthNumber[], text = '') =>
  /^\d{4}-\d\d$/.test(text)
    ? (months.find((month) => monthText(month) <= text) ?? months.at(-1))
    : undefined;

/**
 * Parses the values of the form or of the URL's hash. Answers that contradict the decision become
 * possible ones.
 *
 * @param texts one for each question, in the order of the questions
 * @returns undefined if any of them is invalid
 */
export function parseAnswers(texts: readonly string[], now: Date): Answers | undefined {
  const german = oneOf(choices.german, texts[0]);
  const chosen = oneOf(choices.documents, texts[1]);
  const decision =
    oneOf(choices.decision, texts[2]) ?? nearestMonth(applicationMonths(now), texts[2]);
  const procedure = oneOf(choices.procedure, texts[3]);
  const country = oneOf(choices.country, texts[4]);
  if (!(german && chosen && decision && procedure && country)) return undefined;
  const possible = possibleDocuments(decision);
  const documents = possible.includes(chosen) ? chosen : (possible[0] ?? chosen);
  return { german, documents, decision, procedure, country };
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

/** The address of another site with the answers in its query, as in the hash. */
export function addressWithPlan(address: string, answers: Answers): string {
  const separator = address.includes('?') ? '&' : '?';
  return address + separator + planHash(answers).slice(1);
}

/** The answers at the start of a hash. Programs append parameters, a dot or a bracket to links. */
const hashPattern = new RegExp(`^#${planHashName}=([\\w-]+(?:\\.[\\w-]+)+)`);

/** The answers in a hash that includes `#`; undefined if it has none, or invalid ones. */
export function readPlanHash(hash: string, now: Date): Answers | undefined {
  return parseAnswers(hashPattern.exec(hash)?.[1]?.split('.') ?? [], now);
}

type Texts = Messages['planner'];

/** The planner's texts for one audience; `{month}` and `{level}` are filled in at run time. */
export type PlannerTexts = Omit<Texts, Replaced | 'nurses' | 'employers'> &
  Omit<Texts['nurses'], Replaced | 'answer'>;

/** Tasks for this week. */
export type Task = keyof PlannerTexts['tasks'];

/** Texts that the island gets in another form. */
type Replaced = 'stations' | 'cases' | 'caseMonths' | 'stretches';
