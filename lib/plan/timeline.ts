import { type Answers, choices, monthOf } from '@/lib/plan/answers';
import { durations, inMonths, type NumberRange } from '@/lib/plan/durations';
import { makePlan, monthProgress, neededLevel, type StepId } from '@/lib/plan/plan';

/** All stations; only the employers' timeline has `need`, `interview` and `preparation`. */
export type StationId =
  | StepId
  | 'profile'
  | 'need'
  | 'interview'
  | 'preparation'
  | 'compensationMeasure'
  | 'licence';

/** A lane of the drawing: the main line, learning German, and documents until the decision. */
export type Lane = 'german' | 'main' | 'documents';

/** Milestones that are labelled beside the main line. */
export type MilestoneId = 'contract' | 'decision' | 'borderCrossing' | 'learning';

/** A line of the drawing from `start` to `end`, in half months. It may change lanes in between. */
export type Line = { from: Lane; to: Lane; start: number; end: number };

/** The part of the timeline that starts at a station. Times are in half months from now. */
export type Segment = {
  id: StationId;
  start: number;
  end: number;
  isDone: boolean;
  parallelLines: readonly Line[];
};

export type Timeline = {
  segments: readonly Segment[];
  milestones: readonly { at: number; id: MilestoneId }[];
  /** The times at which a level of German is reached. */
  levels: readonly { at: number; level: string }[];
  /** The times that the timeline marks with a circle. */
  circles: readonly number[];
};

/** The typical case: the required German, no documents yet, the ordinary procedure. */
export const typicalAnswers = {
  german: neededLevel,
  documents: 'none',
  decision: 'none',
  procedure: 'ordinary',
  country: 'any',
  partnership: 'no',
} as const satisfies Answers;

/** The nurses whom employers meet: their documents are complete, the decision follows. */
export const introducedAnswers = {
  ...typicalAnswers,
  documents: 'translated',
} as const satisfies Answers;

/** The first day of a month, so that durations are whole months. */
const firstDay = new Date(2026, 0, 1);

/** The months until the first working day. */
export function monthsToWork(answers: Answers): NumberRange {
  const { earliest, latest } = makePlan(answers, firstDay);
  return { from: earliest - monthOf(firstDay), to: latest - monthOf(firstDay) };
}

/** A range as text: `6–7`. */
export const rangeText = ({ from, to }: NumberRange) => (from === to ? `${from}` : `${from}–${to}`);

const toHalfMonths = (months: number) => Math.round(2 * months);

/**
 * The latest start of each station, in months from now. A station within a longer step is placed
 * where the drawing has room. In a recognition partnership, the application follows the arrival.
 */
function timesOf(answers: Answers, date: Date) {
  const { steps, latest } = makePlan(answers, date);
  const followsArrival = answers.partnership === 'yes' && answers.decision !== 'received';
  const contract = steps.employer.end.latest;
  const visa = steps.visa.start.latest;
  const arrival = latest - monthOf(date) - monthProgress(date);
  const decisionTime = inMonths(
    answers.procedure === 'fast' ? 'recognitionFast' : 'recognition',
  ).to;
  const decision = followsArrival ? arrival + decisionTime : visa;
  const latestStarts: Record<StationId, number> = {
    profile: 0,
    need: 0,
    documents: 0.5,
    interview: 0.5,
    employer: Math.max(0.5, steps.employer.start.latest),
    recognition: followsArrival ? arrival + 0.5 : contract,
    preparation: contract,
    visa,
    arrival,
    compensationMeasure: followsArrival ? decision : arrival + 3,
    // The next level of German, learned after arrival.
    language: arrival + durations.languageLevel.to,
    licence: (followsArrival ? decision : arrival) + durations.course.to,
  };
  return { latestStarts, contract, decision };
}

/**
 * The timeline for these answers, to scale. Completed stations come first and have no length.
 *
 * @param stations the stations of the drawing, in their usual order
 */
export function timelineOf(
  stations: readonly StationId[],
  answers: Answers = typicalAnswers,
  date: Date = firstDay,
): Timeline {
  const { latestStarts, contract, decision } = timesOf(answers, date);
  const { german, documents, decision: decisionStatus } = answers;
  const done: Partial<Record<StationId, boolean>> = {
    documents: documents === 'translated' || decisionStatus === 'received',
    recognition: decisionStatus === 'received',
    language: german === 'b2',
  };
  const rank = (id: StationId) => (done[id] ? -1 : latestStarts[id]);
  const order = [...stations].sort((one, two) => rank(one) - rank(two));
  const first = order.find((id) => !done[id]);
  const last = order.at(-1);
  /** The line of German within a station. It joins the main line where learning ends. */
  const germanLines = (id: StationId, start: number, end: number): Line[] => {
    const learned = german === 'b2' ? start : toHalfMonths(latestStarts.language);
    const runs = id !== last && (german !== 'b2' || id === first);
    const joins = learned < end;
    return runs
      ? [{ from: 'german', to: joins ? 'main' : 'german', start: Math.max(start, learned), end }]
      : [];
  };
  const decided = toHalfMonths(decision);
  /** The line of documents within a station, from the start to the decision letter. */
  const documentLines = (id: StationId, start: number, end: number): Line[] => {
    if (decisionStatus === 'received' || start >= decided) return [];
    if (id === first) return [{ from: 'main', to: 'documents', start, end }];
    return [{ from: 'documents', to: end < decided ? 'documents' : 'main', start, end: decided }];
  };
  const segments = order.map((id, index): Segment => {
    if (done[id]) return { id, start: 0, end: 0, isDone: true, parallelLines: [] };
    const start = toHalfMonths(latestStarts[id]);
    const end = toHalfMonths(latestStarts[order[index + 1] ?? id]);
    const parallelLines = [...germanLines(id, start, end), ...documentLines(id, start, end)];
    return { id, start, end, isDone: false, parallelLines };
  });
  const level = choices.german.indexOf(german);
  const needed = choices.german.indexOf(neededLevel);
  const learned = choices.german.slice(Math.max(1, level), Math.max(level, needed) + 1);
  const perLevel = durations.languageLevel.to;
  return {
    segments,
    milestones: [
      // Beside two levels or more there is room for a name.
      ...(needed > level + 1 ? [{ at: perLevel * (needed - level), id: 'learning' } as const] : []),
      { at: toHalfMonths(contract), id: 'contract' },
      ...(decisionStatus === 'received' ? [] : [{ at: decided, id: 'decision' } as const]),
      { at: toHalfMonths(latestStarts.arrival) - 1, id: 'borderCrossing' },
    ],
    levels: [
      ...learned.map((name) => ({
        at: toHalfMonths(perLevel * (choices.german.indexOf(name) - level)),
        level: name,
      })),
      ...(german === 'b2' ? [] : [{ at: toHalfMonths(latestStarts.language), level: 'b2' }]),
    ],
    circles: [0, contract, decision, latestStarts.arrival, latestStarts.licence].map(toHalfMonths),
  };
}
