import { type Answers, choices, type MonthNumber, monthOf } from '@/lib/plan/answers';
import { inMonths, type Range, sum } from '@/lib/plan/durations';

export type StepId = 'language' | 'documents' | 'employer' | 'recognition' | 'visa' | 'arrival';

/** A step with its earliest (`from`) and latest (`to`) dates, in months from now. */
type PlannedStep = {
  id: StepId;
  begin: Range;
  end: Range;
};

/** Tasks for this week. */
export type Task =
  | 'partner'
  | 'course'
  | 'remind'
  | 'answer'
  | 'measure'
  | 'school'
  | 'translate'
  | 'profile';

export type Plan = {
  steps: readonly PlannedStep[];
  /** The earliest and latest month of the first working day. */
  earliest: MonthNumber;
  latest: MonthNumber;
  /** The level of German to learn next, if the needed one is missing. */
  nextLevel: Answers['german'] | undefined;
  tasks: readonly Task[];
};

/** The company places from this level; by law, a recognition partnership can begin at A2. */
export const neededLevel = 'b1';

const noTime: Range = { from: 0, to: 0 };

const maxOf = (...ends: readonly Range[]): Range => ({
  from: Math.max(...ends.map(({ from }) => from)),
  to: Math.max(...ends.map(({ to }) => to)),
});

const times = (count: number, { from, to }: Range): Range => ({
  from: count * from,
  to: count * to,
});

/** The part of the date's month that has passed, from 0 to 1. */
export function shareOfMonth(date: Date): number {
  const days = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return (date.getDate() - 1) / days;
}

/**
 * The remaining months of the authority's time limit. The day of the application is unknown, so the
 * limit runs from the end of its month. An overdue decision may still take one more month.
 */
function timeLeft(limit: Range, applied: MonthNumber, date: Date): Range {
  const passed = Math.max(0, monthOf(date) - applied - 1 + shareOfMonth(date));
  return { from: Math.max(0, limit.from - passed), to: Math.max(1, limit.to - passed) };
}

function tasksOf(answers: Answers, needsGerman: boolean, isOverdue: boolean): Task[] {
  const { papers, decision, partnership } = answers;
  const tasks: Task[] = [];
  if (partnership === 'yes') tasks.push('partner');
  if (needsGerman) tasks.push('course');
  if (decision === 'received') return [...tasks, 'measure', 'profile'];
  if (decision !== 'none') tasks.push(isOverdue ? 'remind' : 'answer');
  if (papers === 'none') tasks.push('school');
  if (papers === 'collected') tasks.push('translate');
  return [...tasks, 'profile'];
}

/**
 * The steps to the first working day for these answers.
 *
 * German and documents run in parallel. The search for an employer needs both. The employer's
 * federal state decides on recognition, so that an application usually follows the contract. Visa
 * and journey come last. A recognition partnership needs no decision before entry. Work starts on
 * the first of a month.
 */
export function makePlan(answers: Answers, date: Date): Plan {
  const { german, papers, decision, procedure, partnership } = answers;
  const isFast = procedure === 'fast';
  const hasPartner = partnership === 'yes';
  const level = choices.german.indexOf(german);
  const missing = Math.max(0, choices.german.indexOf(neededLevel) - level);
  // The decision requires collected and translated documents.
  const isCollected = papers !== 'none' || decision === 'received';
  const isTranslated = papers === 'translated' || decision === 'received';

  const language = times(missing, inMonths('languageLevel'));
  const collected = isCollected ? noTime : inMonths('collecting');
  const documents = isTranslated ? noTime : sum(collected, inMonths('translating'));
  const searchStart = maxOf(language, collected);
  const employer = sum(searchStart, inMonths('employer'));

  const limit = inMonths(isFast ? 'recognitionFast' : 'recognition');
  const needsDecision = decision !== 'received' && !hasPartner;
  // The limit runs from the complete application.
  const application = decision === 'none' ? maxOf(employer, documents) : documents;
  const isRunning = isTranslated && typeof decision === 'number';
  const left = isRunning ? timeLeft(limit, decision, date) : limit;
  const recognition = needsDecision ? sum(application, left) : noTime;

  const visaStart = maxOf(employer, documents, recognition);
  const fastVisa = sum(inMonths('consentFast'), inMonths('appointmentFast'), inMonths('visaFast'));
  const visa = sum(visaStart, isFast ? fastVisa : inMonths('visa'));
  const arrival = sum(visa, inMonths('travel'));

  const steps = [
    { id: 'language', begin: noTime, end: language },
    { id: 'documents', begin: noTime, end: documents },
    { id: 'employer', begin: searchStart, end: employer },
    { id: 'recognition', begin: needsDecision ? application : noTime, end: recognition },
    { id: 'visa', begin: visaStart, end: visa },
    { id: 'arrival', begin: visa, end: arrival },
  ] as const satisfies readonly PlannedStep[];

  const monthAfter = (months: number) => monthOf(date) + Math.ceil(shareOfMonth(date) + months);
  return {
    steps: steps.filter(({ begin, end }) => end.to > begin.to),
    earliest: monthAfter(arrival.from),
    latest: monthAfter(arrival.to),
    nextLevel: missing > 0 ? choices.german[level + 1] : undefined,
    tasks: tasksOf(answers, missing > 0, needsDecision && isRunning && left.from === 0),
  };
}
