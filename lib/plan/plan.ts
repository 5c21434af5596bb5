import { type Answers, choices, type MonthNumber, monthOf, type Task } from '@/lib/plan/answers';
import { inMonths, type NumberRange, sum } from '@/lib/plan/durations';

/** The earliest and latest date, in months from now. */
type Dates = { earliest: number; latest: number };

export type Plan = {
  /** When the search for an employer and the visa begin, when the contract and the journey end. */
  dates: Readonly<Record<'search' | 'contract' | 'visa' | 'arrival', Dates>>;
  /** The earliest and latest month of the first working day. */
  earliest: MonthNumber;
  latest: MonthNumber;
  /** The level of German to learn next, if the needed one is missing. */
  nextLevel: Answers['german'] | undefined;
  tasks: readonly Task[];
};

/** The level of German for a placement. By law, a recognition partnership can begin at A2. */
export const neededLevel = 'b1';

const today: Dates = { earliest: 0, latest: 0 };

const lastOf = (...dates: readonly Dates[]): Dates => ({
  earliest: Math.max(...dates.map(({ earliest }) => earliest)),
  latest: Math.max(...dates.map(({ latest }) => latest)),
});

function after({ earliest, latest }: Dates, { from, to }: NumberRange): Dates {
  return { earliest: earliest + from, latest: latest + to };
}

/** The fraction of the date's month that has passed, from 0 to 1. */
export function monthProgress(date: Date): number {
  const days = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return (date.getDate() - 1) / days;
}

/**
 * The remaining months of the authority's time limit. The day of the application is unknown, so the
 * limit runs from the end of that month. An overdue decision may take one more month.
 */
function timeLeft(limit: NumberRange, applied: MonthNumber, date: Date): NumberRange {
  const passed = Math.max(0, monthOf(date) - applied - 1 + monthProgress(date));
  return { from: Math.max(0, limit.from - passed), to: Math.max(1, limit.to - passed) };
}

function tasksOf(answers: Answers, needsGerman: boolean, isOverdue: boolean): Task[] {
  const { documents, decision } = answers;
  const tasks: Task[] = [];
  if (decision === 'partnership') tasks.push('partner');
  if (needsGerman) tasks.push('course');
  if (decision === 'received') return [...tasks, 'compensationMeasure', 'profile'];
  if (typeof decision === 'number') tasks.push(isOverdue ? 'remind' : 'answer');
  if (documents === 'none') tasks.push('school');
  if (documents === 'collected') tasks.push('translate');
  return [...tasks, 'profile'];
}

/**
 * The steps to the first working day for these answers.
 *
 * German and documents run in parallel. The search for an employer needs both. An authority
 * of the employer's federal state decides on recognition, so the application usually follows the
 * contract. Visa and journey come last. A recognition partnership needs no decision before entry.
 * Work starts on the first of a month.
 */
export function makePlan(answers: Answers, date: Date): Plan {
  const { german, decision, procedure } = answers;
  const isFast = procedure === 'fast';
  const level = choices.german.indexOf(german);
  const missing = Math.max(0, choices.german.indexOf(neededLevel) - level);
  const isTranslated = answers.documents === 'translated';
  const isCollected = answers.documents === 'collected' || isTranslated;

  const levels = Array.from({ length: missing }, () => inMonths('languageLevel'));
  const language = after(today, sum(...levels));
  const collected = isCollected ? today : after(today, inMonths('collectingDocuments'));
  const documents = isTranslated ? today : after(collected, inMonths('translatingDocuments'));
  const search = lastOf(language, collected);
  const contract = after(search, inMonths('employer'));

  const limit = inMonths(isFast ? 'recognitionFast' : 'recognition');
  const needsDecision = decision === 'none' || typeof decision === 'number';
  // The time limit runs from the complete application: the authority needs all documents.
  const application = decision === 'none' ? lastOf(contract, documents) : documents;
  const isRunning = isTranslated && typeof decision === 'number';
  const left = isRunning ? timeLeft(limit, decision, date) : limit;
  const recognition = needsDecision ? after(application, left) : today;

  const visa = lastOf(contract, documents, recognition);
  const fastVisa = sum(inMonths('consentFast'), inMonths('appointmentFast'), inMonths('visaFast'));
  const journey = after(visa, isFast ? fastVisa : inMonths('visa'));
  const arrival = after(journey, inMonths('travel'));

  const monthAfter = (months: number) => monthOf(date) + Math.ceil(monthProgress(date) + months);
  return {
    dates: { search, contract, visa, arrival },
    earliest: monthAfter(arrival.earliest),
    latest: monthAfter(arrival.latest),
    nextLevel: missing > 0 ? choices.german[level + 1] : undefined,
    tasks: tasksOf(answers, missing > 0, needsDecision && isRunning && left.from === 0),
  };
}
