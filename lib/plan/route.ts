import { type Answers, choices, monthOf } from '@/lib/plan/answers';
import { durations, inMonths } from '@/lib/plan/durations';
import { makePlan, neededLevel, type StepId, shareOfMonth } from '@/lib/plan/plan';

/** All stations; `need`, `interview` and `papers` are only on the employers' route. */
export type StationId =
  | StepId
  | 'profile'
  | 'need'
  | 'interview'
  | 'papers'
  | 'measure'
  | 'licence';

/** A line of the drawing: the route itself, German, and documents until the decision letter. */
export type Lane = 'german' | 'route' | 'papers';

/** Milestones that are labelled beside the route. */
export type MarkId = 'contract' | 'decision' | 'border';

/** A line parallel to the route. It changes lanes between `begin` and `end` if `to` differs. */
export type ParallelLine = { lane: Lane; to: Lane; begin: number; end: number };

/** The part of the route that latestStarts at a station. Times are in half months from now. */
export type Segment = {
  id: StationId;
  from: number;
  to: number;
  isDone: boolean;
  beside: readonly ParallelLine[];
};

export type Route = {
  segments: readonly Segment[];
  marks: readonly { at: number; mark: MarkId }[];
  /** Where a level of German is reached. */
  levels: readonly { at: number; level: string }[];
  stops: readonly number[];
};

/** Has the needed German, no documents yet, and the ordinary procedure. */
export const typicalAnswers = {
  german: neededLevel,
  papers: 'none',
  decision: 'none',
  procedure: 'ordinary',
  country: 'any',
  partnership: 'no',
} as const satisfies Answers;

/** The first day of a month, so that durations are whole months. */
const firstDay = new Date(2026, 0, 1);

/** The months until the first working day, which is the first of a month: from least to most. */
export function monthsToWork(answers: Answers): string {
  const { earliest, latest } = makePlan(answers, firstDay);
  return [earliest, latest].map((month) => month - monthOf(firstDay)).join('–');
}

const toHalfMonths = (months: number) => Math.round(2 * months);

/**
 * The latest start of each station, in months. A station within a longer step has no start of its
 * own; it is placed where the drawing has room. In a recognition partnership the application follows the arrival.
 */
function timesOf(answers: Answers, date: Date) {
  const { steps, latest } = makePlan(answers, date);
  const stepOf = (id: StepId) => steps.find((step) => step.id === id);
  const followsArrival = answers.partnership === 'yes' && answers.decision !== 'received';
  const contract = stepOf('employer')?.end.to ?? 0;
  const visa = stepOf('visa')?.begin.to ?? contract;
  const arrival = latest - monthOf(date) - shareOfMonth(date);
  const decisionTime = inMonths(
    answers.procedure === 'fast' ? 'recognitionFast' : 'recognition',
  ).to;
  const decision = followsArrival ? arrival + decisionTime : visa;
  const latestStarts: Record<StationId, number> = {
    profile: 0,
    need: 0,
    documents: 0.5,
    interview: 0.5,
    employer: Math.max(0.5, stepOf('employer')?.begin.to ?? 0),
    recognition: followsArrival ? arrival + 0.5 : contract,
    papers: contract,
    visa,
    arrival,
    measure: followsArrival ? decision : arrival + 3,
    // The next level, learned since arrival.
    language: arrival + durations.languageLevel.to,
    licence: (followsArrival ? decision : arrival) + durations.course.to,
  };
  return { latestStarts, contract, decision };
}

/**
 * The route of somebody with these answers, to scale. Completed stations come first, without length.
 *
 * @param stations those that the drawing has, in their usual order
 */
export function routeOf(
  stations: readonly StationId[],
  answers: Answers = typicalAnswers,
  date: Date = firstDay,
): Route {
  const { latestStarts, contract, decision } = timesOf(answers, date);
  const { german, papers, decision: decisionStatus } = answers;
  const done: Partial<Record<StationId, boolean>> = {
    documents: papers === 'translated' || decisionStatus === 'received',
    recognition: decisionStatus === 'received',
    language: german === 'b2',
  };
  const rank = (id: StationId) => (done[id] ? -1 : latestStarts[id]);
  const order = [...stations].sort((one, two) => rank(one) - rank(two));
  const first = order.find((id) => !done[id]);
  const last = order.at(-1);
  /** German, which joins the route with the next level, or at once. */
  const germanIn = (id: StationId, begin: number, end: number): ParallelLine[] => {
    const learned = german === 'b2' ? begin : toHalfMonths(latestStarts.language);
    const runs = id !== last && (german !== 'b2' || id === first);
    const joins = learned < end;
    return runs
      ? [{ lane: 'german', to: joins ? 'route' : 'german', begin: Math.max(begin, learned), end }]
      : [];
  };
  /** The documents, which leave the route at first, and join it with the decision letter. */
  const papersIn = (id: StationId, begin: number, end: number): ParallelLine[] => {
    const decided = toHalfMonths(decision);
    if (decisionStatus === 'received' || begin >= decided) return [];
    if (id === first) return [{ lane: 'route', to: 'papers', begin, end }];
    return [{ lane: 'papers', to: end < decided ? 'papers' : 'route', begin, end: decided }];
  };
  const segments = order.map((id, index): Segment => {
    if (done[id]) return { id, from: 0, to: 0, isDone: true, beside: [] };
    const from = toHalfMonths(latestStarts[id]);
    const to = toHalfMonths(latestStarts[order[index + 1] ?? id]);
    const beside = [...germanIn(id, from, to), ...papersIn(id, from, to)];
    return { id, from, to, isDone: false, beside };
  });
  const level = choices.german.indexOf(german);
  const needed = choices.german.indexOf(neededLevel);
  const learned = choices.german.slice(Math.max(1, level), Math.max(level, needed) + 1);
  const perLevel = durations.languageLevel.to;
  return {
    segments,
    marks: [
      { at: toHalfMonths(contract), mark: 'contract' },
      ...(decisionStatus === 'received'
        ? []
        : [{ at: toHalfMonths(decision), mark: 'decision' } as const]),
      { at: toHalfMonths(latestStarts.arrival) - 1, mark: 'border' },
    ],
    levels: [
      ...learned.map((name) => ({
        at: toHalfMonths(perLevel * (choices.german.indexOf(name) - level)),
        level: name,
      })),
      ...(german === 'b2' ? [] : [{ at: toHalfMonths(latestStarts.language), level: 'b2' }]),
    ],
    stops: [0, contract, decision, latestStarts.arrival, latestStarts.licence].map(toHalfMonths),
  };
}
