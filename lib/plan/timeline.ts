import { type Answers, choices, monthOf } from '@/lib/plan/answers';
import { durations, inMonths, type NumberRange, sum, wholeMonths } from '@/lib/plan/durations';
import { makePlan, monthProgress, neededLevel } from '@/lib/plan/plan';

/** The stations in their usual order. `need`, `interview` and `preparation` are the employers'. */
export const stationIds = [
  ...(['profile', 'need', 'documents', 'interview', 'employer', 'contract'] as const),
  ...(['recognition', 'preparation', 'decision', 'visa', 'border', 'arrival'] as const),
  ...(['compensationMeasure', 'language', 'licence'] as const),
];

export type StationId = (typeof stationIds)[number];

/** A lane beside the main line: learning German, and documents until the decision. */
export type Lane = 'language' | 'documents';

/** Stations at the same time, with the line from them to the next ones. Times are in half months. */
export type Row = {
  ids: readonly StationId[];
  start: number;
  end: number;
  /** What fills a long stretch without stations, which is drawn shorter than its time. */
  stretch: Stretch | undefined;
};

type Stretch = { of: 'language' | 'licence'; months: NumberRange; levels: readonly string[] };

export type Timeline = {
  rows: readonly Row[];
  /** The lanes that leave and join the main line, each from one row's start to another's. */
  lanes: readonly { lane: Lane; start: number; end: number }[];
};

/** A longer stretch without stations, in half months, is drawn as long as this. */
export const longestStretch = 10;

/** The typical case: the required German, no documents yet, the ordinary procedure. */
export const typicalAnswers = {
  german: neededLevel,
  documents: 'none',
  decision: 'none',
  procedure: 'ordinary',
  country: 'any',
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

/** A range as text, `6–7`, without a break. */
export const rangeText = ({ from, to }: NumberRange): string =>
  from === to ? `${from}` : `${from}–\u2060${to}`;

/**
 * The latest start of each station, in months from now. A station within a longer step is placed
 * where the drawing has room. In a recognition partnership, the application follows the arrival.
 */
function timesOf(answers: Answers, date: Date): Record<StationId, number> {
  const { dates, latest } = makePlan(answers, date);
  const followsArrival = answers.decision === 'partnership';
  const search = Math.max(0.5, dates.search.latest);
  const contract = dates.contract.latest;
  const visa = dates.visa.latest;
  const arrival = latest - monthOf(date) - monthProgress(date);
  const decisionTime = inMonths(
    answers.procedure === 'fast' ? 'recognitionFast' : 'recognition',
  ).to;
  const recognition = followsArrival ? arrival + 0.5 : contract;
  const decision = followsArrival ? arrival + decisionTime : visa;
  const application =
    typeof answers.decision === 'number' ? answers.decision - monthOf(date) : recognition;
  const course = followsArrival ? decision : arrival + 1;
  const courseEnd = course + durations.course.to;
  const lastMonth = application + durations.wholeRecognition.to;
  return {
    profile: 0,
    need: 0,
    documents: 0.5,
    interview: search,
    employer: search,
    contract,
    recognition,
    preparation: contract,
    decision,
    visa,
    border: arrival,
    arrival,
    compensationMeasure: course,
    // The next level of German, learned after arrival.
    language: arrival + durations.languageLevel.to,
    // With a decision, the day of the application is unknown.
    licence: answers.decision === 'received' ? courseEnd : Math.max(courseEnd, lastMonth),
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
  const at = (id: StationId) => Math.round(2 * times[id]);
  const { documents, decision } = answers;
  const hasB2 = answers.german === 'b2';
  const isDecided = decision === 'received';
  const done: Partial<Record<StationId, boolean>> = {
    documents: documents === 'translated',
    recognition: isDecided || typeof decision === 'number',
    decision: isDecided || at('decision') <= at('contract'),
    language: hasB2,
  };
  const open = stations.filter((id) => !done[id]);
  const starts = [...new Set(open.map(at))].sort((a, b) => a - b);
  const level = choices.german.indexOf(answers.german);
  const levels = choices.german.slice(level + 1, choices.german.indexOf(neededLevel) + 1);
  const german = (names: readonly string[]): Stretch => ({
    of: 'language',
    months: wholeMonths(sum(...names.map(() => durations.languageLevel))),
    levels: names,
  });
  const stretchOf = (start: number, end: number): Stretch | undefined => {
    if (end - start <= longestStretch) return undefined;
    if (end === at('language')) return german(['b2']);
    if (levels.length > 0 && end <= at('employer')) return german(levels);
    const months = Math.round((end - start) / 2);
    return end === at('licence')
      ? { of: 'licence', months: { from: months, to: months }, levels: [] }
      : undefined;
  };
  // In a recognition partnership, the decision follows the arrival.
  const documentsEnd = Math.min(at('decision'), at('arrival'));
  return {
    rows: starts.map((start, index) => {
      const end = starts[index + 1] ?? start;
      const ids = open.filter((id) => at(id) === start);
      return { ids, start, end, stretch: stretchOf(start, end) };
    }),
    lanes: [
      ...(levels.length > 0 ? [{ lane: 'language', start: 0, end: at('employer') } as const] : []),
      ...(hasB2 ? [] : [{ lane: 'language', start: at('arrival'), end: at('language') } as const]),
      ...(isDecided ? [] : [{ lane: 'documents', start: 0, end: documentsEnd } as const]),
    ],
  };
}
