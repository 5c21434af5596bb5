import { type Answers, choices, type MonthNumber, monthOf } from '@/lib/plan/answers';
import { inMonths, type Range, sum } from '@/lib/plan/durations';

export type StepId = 'language' | 'documents' | 'employer' | 'recognition' | 'visa' | 'arrival';

/** A step with its place in time, in months from now. */
type PlannedStep = {
  id: StepId;
  begin: Range;
  end: Range;
};

/** What can be done this week. */
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
  /** The month of the first working day. */
  earliest: MonthNumber;
  likely: MonthNumber;
  /** The level of German to learn next, if the needed one is missing. */
  nextLevel: Answers['german'] | undefined;
  tasks: readonly Task[];
};

/** We place from this level, although the law lets a recognition partnership begin at A2. */
export const neededLevel = 'b1';

const now: Range = { from: 0, to: 0 };

const latest = (...ends: readonly Range[]): Range => ({
  from: Math.max(...ends.map(({ from }) => from)),
  to: Math.max(...ends.map(({ to }) => to)),
});

const times = (count: number, { from, to }: Range): Range => ({
  from: count * from,
  to: count * to,
});

/** What has passed of the month of a date. */
export function shareOfMonth(date: Date): number {
  const days = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  return (date.getDate() - 1) / days;
}

/**
 * What is left of the authority's time. An application counts from the end of its month, since
 * nobody told its day; and nobody can count on an overdue notice within the next month.
 */
function timeLeft(limit: Range, applied: MonthNumber, date: Date): Range {
  const passed = Math.max(0, monthOf(date) - applied - 1 + shareOfMonth(date));
  return { from: Math.max(0, limit.from - passed), to: Math.max(1, limit.to - passed) };
}

function tasksOf(answers: Answers, learns: boolean, isOverdue: boolean): Task[] {
  const { papers, notice, partnership } = answers;
  const tasks: Task[] = [];
  if (partnership === 'yes') tasks.push('partner');
  if (learns) tasks.push('course');
  if (notice === 'there') return [...tasks, 'measure', 'profile'];
  if (notice !== 'none') tasks.push(isOverdue ? 'remind' : 'answer');
  if (papers === 'none') tasks.push('school');
  if (papers === 'collected') tasks.push('translate');
  return [...tasks, 'profile'];
}

/**
 * When somebody with these answers can start, and how.
 *
 * German and documents run side by side; an employer is found with both; the notice usually follows
 * the employer, whose federal state decides; then come visa and journey. A recognition partnership
 * needs no notice before entry. Work starts on the first of a month.
 */
export function makePlan(answers: Answers, date: Date): Plan {
  const { german, papers, notice, procedure, partnership } = answers;
  const isFast = procedure === 'fast';
  const hasPartner = partnership === 'yes';
  const level = choices.german.indexOf(german);
  const missing = Math.max(0, choices.german.indexOf(neededLevel) - level);
  // The notice requires collected and translated documents.
  const isCollected = papers !== 'none' || notice === 'there';
  const isTranslated = papers === 'translated' || notice === 'there';

  const language = times(missing, inMonths('languageLevel'));
  const collected = isCollected ? now : inMonths('collecting');
  const documents = isTranslated ? now : sum(collected, inMonths('translating'));
  const meets = latest(language, collected);
  const employer = sum(meets, inMonths('employer'));

  const limit = inMonths(isFast ? 'recognitionFast' : 'recognition');
  const isOpen = notice !== 'there' && !hasPartner;
  // The limit runs from the complete application.
  const applies = notice === 'none' ? latest(employer, documents) : documents;
  const isRunning = isTranslated && typeof notice === 'number';
  const left = isRunning ? timeLeft(limit, notice, date) : limit;
  const recognition = isOpen ? sum(applies, left) : now;

  const isReady = latest(employer, documents, recognition);
  const fastVisa = sum(inMonths('consentFast'), inMonths('appointmentFast'), inMonths('visaFast'));
  const visa = sum(isReady, isFast ? fastVisa : inMonths('visa'));
  const arrival = sum(visa, inMonths('travel'));

  const steps = [
    { id: 'language', begin: now, end: language },
    { id: 'documents', begin: now, end: documents },
    { id: 'employer', begin: meets, end: employer },
    { id: 'recognition', begin: isOpen ? applies : now, end: recognition },
    { id: 'visa', begin: isReady, end: visa },
    { id: 'arrival', begin: visa, end: arrival },
  ] as const satisfies readonly PlannedStep[];

  const monthAfter = (months: number) => monthOf(date) + Math.ceil(shareOfMonth(date) + months);
  return {
    steps: steps.filter(({ begin, end }) => end.to > begin.to),
    earliest: monthAfter(arrival.from),
    likely: monthAfter(arrival.to),
    nextLevel: missing > 0 ? choices.german[level + 1] : undefined,
    tasks: tasksOf(answers, missing > 0, isOpen && isRunning && left.from === 0),
  };
}
