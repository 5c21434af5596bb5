/** The six questions, in the order of the form and of the address. */
export const questions = [
  'german',
  'papers',
  'notice',
  'procedure',
  'country',
  'partnership',
] as const;

export type Question = (typeof questions)[number];

/** What can be answered, the state before any answer first; a notice also with a month. */
export const choices = {
  german: ['none', 'a1', 'a2', 'b1', 'b2'],
  papers: ['none', 'collected', 'translated'],
  notice: ['none', 'there'],
  procedure: ['ordinary', 'fast'],
  country: ['any', 'ba', 'rs', 'me', 'xk', 'mk', 'al'],
  partnership: ['no', 'yes'],
} as const satisfies Record<Question, readonly string[]>;

type Choice<Name extends Question> = (typeof choices)[Name][number];

/** Months since the year 0: January 2027 is 2027 * 12. */
export type MonthNumber = number;

export type Answers = {
  german: Choice<'german'>;
  papers: Choice<'papers'>;
  /** Whether it has come, or since which month it has been applied for. */
  notice: Choice<'notice'> | MonthNumber;
  procedure: Choice<'procedure'>;
  country: Choice<'country'>;
  partnership: Choice<'partnership'>;
};

/** How many months ago an application can have been made, this month included. */
const monthsBack = 24;

/** The month of a date, where the visitor is. */
export function monthOf(date: Date): MonthNumber {
  return date.getFullYear() * 12 + date.getMonth();
}

/** The months in which an application can have been made, the latest first. */
export function applicationMonths(now: Date): MonthNumber[] {
  return Array.from({ length: monthsBack }, (_, index) => monthOf(now) - index);
}

/** A month as it stands in the address: 2026-09. */
export function monthText(month: MonthNumber): string {
  const ofYear = String((month % 12) + 1).padStart(2, '0');
  return `${Math.floor(month / 12)}-${ofYear}`;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

/**
 * Reads answers, from the form or the address.
 *
 * @param texts one for each question, in their order
 * @returns nothing if any of them is no answer
 */
export function parseAnswers(texts: readonly string[], now: Date): Answers | undefined {
  const german = oneOf(choices.german, texts[0]);
  const papers = oneOf(choices.papers, texts[1]);
  const notice =
    oneOf(choices.notice, texts[2]) ??
    applicationMonths(now).find((month) => monthText(month) === texts[2]);
  const procedure = oneOf(choices.procedure, texts[3]);
  const country = oneOf(choices.country, texts[4]);
  const partnership = oneOf(choices.partnership, texts[5]);
  const isComplete = german && papers && notice && procedure && country && partnership;
  if (!isComplete || texts.length !== questions.length) return undefined;
  return { german, papers, notice, procedure, country, partnership };
}

/** The texts of answers, in the order of the questions. */
export function answerTexts(answers: Answers): string[] {
  return questions.map((question) => {
    const answer = answers[question];
    return typeof answer === 'number' ? monthText(answer) : answer;
  });
}

/** Name of the state in the address's hash; no id of an element contains `=`. */
export const planHashName = 'plan';

/** The hash under which answers are shared. */
export function planHash(answers: Answers): string {
  return `#${planHashName}=${answerTexts(answers).join('.')}`;
}

/** The answers of a hash, including `#`; nothing if it is another or a wrong one. */
export function readPlanHash(hash: string, now: Date): Answers | undefined {
  const start = `#${planHashName}=`;
  if (!hash.startsWith(start)) return undefined;
  return parseAnswers(hash.slice(start.length).split('.'), now);
}
