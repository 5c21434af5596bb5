import { durations } from '@/lib/plan/durations';
import { makePlan, neededLevel, type StepId } from '@/lib/plan/plan';

/** Has the needed German, no documents yet, and the ordinary procedure. */
const typical = {
  german: neededLevel,
  papers: 'none',
  notice: 'none',
  procedure: 'ordinary',
  country: 'any',
  partnership: 'no',
} as const;
const { steps } = makePlan(typical, new Date(0));

function timeOf(step: StepId): { begin: number; end: number } {
  const planned = steps.find(({ id }) => id === step);
  if (planned === undefined) throw new Error(`${step}: not a step of the typical case.`);
  return { begin: planned.begin.to, end: planned.end.to };
}

const { begin: border, end: arrival } = timeOf('arrival');
const { begin: applied, end: decided } = timeOf('recognition');

/**
 * The months at which the stations of the nurses' way begin in the typical case, at the latest, and
 * the month by which it ends. A label within a longer step stands where the drawing has room.
 */
export const typicalRoute = {
  profile: 0,
  documents: 0.5,
  employer: timeOf('employer').begin,
  recognition: applied,
  visa: decided,
  /** On the journey; no station of its own. */
  border: (border + arrival) / 2,
  arrival,
  measure: arrival + 3,
  /** The next level, learned since arrival. */
  language: arrival + durations.languageLevel.to,
  licence: arrival + durations.course.to,
  end: applied + durations.wholeRecognition.to,
} as const;
