import { type Answers, choices, monthOf } from '@/lib/plan/answers';
import { durations, inMonths, type NumberRange } from '@/lib/plan/durations';
import { makePlan, monthProgress, neededLevel } from '@/lib/plan/plan';

/** The stations in their usual order. `need`, `interview` and `preparation` are the employers'. */
export const stationIds = [
  ...(['profile', 'need', 'documents', 'interview', 'employer', 'contract'] as const),
  ...(['recognition', 'preparation', 'decision', 'visa', 'border', 'arrival'] as const),
  ...(['compensationMeasure', 'language', 'licence'] as const),
];

export type StationId = (typeof stationIds)[number];

/** A lane of the drawing: the main line, learning German, and documents until the decision. */
export type Lane = 'german' | 'main' | 'documents';

/** A line of the drawing from `start` to `end`, in half months. It may change lanes in between. */
export type Line = { from: Lane; to: Lane; start: number; end: number };

/**
 * The part of the drawing beside a station's label. Times are in half months from now. It starts at
 * the station's time `at`, or later where the label before it needs room.
 */
export type Segment = {
  id: StationId;
  at: number;
  start: number;
  end: number;
  parallelLines: readonly Line[];
};

export type Timeline = {
  segments: readonly Segment[];
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

/** The nurses who can start soonest: the decision has been received, too. */
export const readyAnswers = {
  ...introducedAnswers,
  decision: 'received',
} as const satisfies Answers;

/** The first day of a month, so that durations are whole months. */
const firstDay = new Date(2026, 0, 1);

/** The months from a first day of a month until the first working day. */
export function monthsToWork(answers: Answers, date = firstDay): NumberRange {
  const { earliest, latest } = makePlan(answers, date);
  return { from: earliest - monthOf(date), to: latest - monthOf(date) };
}

/** A range as text: `6–7`. */
export const rangeText = ({ from, to }: NumberRange) => (from === to ? `${from}` : `${from}–${to}`);

/** The half months that a label takes in the drawing. The pay is below that of the arrival. */
const labelLength = (id: StationId) => (id === 'arrival' ? 5 : 2);

/**
 * The latest start of each station, in months from now. A station within a longer step is placed
 * where the drawing has room. In a recognition partnership, the application follows the arrival.
 */
function timesOf(answers: Answers, date: Date): Record<StationId, number> {
  const { steps, latest } = makePlan(answers, date);
  const followsArrival = answers.partnership === 'yes' && answers.decision !== 'received';
  const contract = steps.employer.end.latest;
  const visa = steps.visa.start.latest;
  const arrival = latest - monthOf(date) - monthProgress(date);
  const decisionTime = inMonths(
    answers.procedure === 'fast' ? 'recognitionFast' : 'recognition',
  ).to;
  const decision = followsArrival ? arrival + decisionTime : visa;
  return {
    profile: 0,
    need: 0,
    documents: 0.5,
    interview: 0.5,
    employer: Math.max(0.5, steps.employer.start.latest),
    contract,
    recognition: followsArrival ? arrival + 0.5 : contract,
    preparation: contract,
    decision,
    visa,
    border: arrival,
    arrival,
    compensationMeasure: followsArrival ? decision : arrival + 4,
    // The next level of German, learned after arrival.
    language: arrival + durations.languageLevel.to,
    licence: (followsArrival ? decision : arrival) + durations.course.to,
  };
}

/**
 * The timeline for these answers, to scale, without completed stations.
 *
 * @param stations the stations of the drawing, in their usual order
 */
export function timelineOf(
  stations: readonly StationId[],
  answers: Answers = typicalAnswers,
  date: Date = firstDay,
): Timeline {
  const times = timesOf(answers, date);
  const halfMonthOf = (id: StationId) => Math.round(2 * times[id]);
  const { german, documents, decision: decisionStatus } = answers;
  const isDecided = decisionStatus === 'received';
  const done: Partial<Record<StationId, boolean>> = {
    documents: documents === 'translated' || isDecided,
    recognition: isDecided,
    language: german === 'b2',
  };
  const learned = halfMonthOf('language');
  const decided = halfMonthOf('decision');
  const contract = halfMonthOf('contract');
  /** The line of German. It joins the main line where learning ends. */
  const germanLines = (start: number, end: number): Line[] =>
    german === 'b2' || start > learned
      ? []
      : [
          learned < end
            ? { from: 'german', to: 'main', start: learned, end }
            : { from: 'german', to: 'german', start, end },
        ];
  /** The line of documents, from the start to the decision letter. */
  const documentLines = (start: number, end: number): Line[] => {
    // A line that ends beside the first label has no room.
    if (isDecided || start >= decided || decided <= 2) return [];
    if (start === 0) return [{ from: 'main', to: 'documents', start, end }];
    return [{ from: 'documents', to: end < decided ? 'documents' : 'main', start, end: decided }];
  };
  const segments: Segment[] = [];
  const open = stations
    .filter((id) => !(done[id] || (id === 'decision' && (isDecided || decided <= contract))))
    .sort((a, b) => times[a] - times[b]);
  let start = 0;
  for (const [index, id] of open.entries()) {
    const next = open[index + 1];
    const end = next ? Math.max(halfMonthOf(next), start + labelLength(id)) : start;
    const parallelLines = next ? [...germanLines(start, end), ...documentLines(start, end)] : [];
    segments.push({ id, at: halfMonthOf(id), start, end, parallelLines });
    start = end;
  }
  const level = choices.german.indexOf(german);
  const missing = choices.german.slice(level + 1, choices.german.indexOf(neededLevel) + 1);
  const known = level > 0 ? [{ at: 0, level: german }] : [];
  const next = missing.map((name, index) => ({
    at: 2 * durations.languageLevel.to * (index + 1),
    level: name,
  }));
  return {
    segments,
    levels: german === 'b2' ? [] : [...known, ...next, { at: learned, level: 'b2' }],
    circles: [
      0,
      ...(['contract', 'decision', 'arrival', 'licence'] as const).map((id) => halfMonthOf(id)),
    ],
  };
}
