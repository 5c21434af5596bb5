import { durations } from '@/lib/plan/durations';
import { makePlan, neededLevel, type StepId } from '@/lib/plan/plan';

/** A nurse with the required German, without documents, in the ordinary procedure. */
const typical = {
  german: neededLevel,
  papers: 'none',
  decision: 'none',
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
 * The latest month at which each station of the nurses' route begins in the typical case, and the
 * last month of the route. Some stations are part of a longer step; they are placed where the
 * drawing has room.
 */
export const typicalRoute = {
  profile: 0,
  documents: 0.5,
  employer: timeOf('employer').begin,
  recognition: applied,
  visa: decided,
  /** Crossing the border, in the middle of the journey. It is not a station. */
  border: (border + arrival) / 2,
  arrival,
  measure: arrival + 3,
  /** The next level, learned since arrival. */
  language: arrival + durations.languageLevel.to,
  licence: arrival + durations.course.to,
  end: applied + durations.wholeRecognition.to,
} as const;
