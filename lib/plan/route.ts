import { type Answers, choices, monthOf } from '@/lib/plan/answers';
import { durations, inMonths } from '@/lib/plan/durations';
import { makePlan, neededLevel, type StepId, shareOfMonth } from '@/lib/plan/plan';

/** The stations of nurses; `need`, `interview` and `papers` are the steps of employers. */
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

/** What stands beside the route, at its time. */
export type MarkId = 'contract' | 'decision' | 'border';

/** What runs beside the route: on one lane, or to another one between two times. */
export type Beside = { lane: Lane; to: Lane; begin: number; end: number };

/** The part of the route that begins at a station. Times are in half months from now. */
export type Stretch = {
  id: StationId;
  from: number;
  to: number;
  isDone: boolean;
  beside: readonly Beside[];
};

export type Route = {
  stretches: readonly Stretch[];
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

/** A month's first day: from it on, months are whole. */
const firstDay = new Date(2026, 0, 1);

/** The months until the first working day, which is the first of a month: from least to most. */
export function monthsToWork(answers: Answers): string {
  const { earliest, latest } = makePlan(answers, firstDay);
  return [earliest, latest].map((month) => month - monthOf(firstDay)).join('–');
}

const halves = (months: number) => Math.round(2 * months);

/**
 * When the stations begin at the latest. A label within a longer step stands where the
 * drawing has room. In a recognition partnership the application follows the arrival.
 */
function timesOf(answers: Answers, date: Date) {
  const { steps, latest } = makePlan(answers, date);
  const stepOf = (id: StepId) => steps.find((step) => step.id === id);
  const followsArrival = answers.partnership === 'yes' && answers.decision !== 'received';
  const contract = stepOf('employer')?.end.to ?? 0;
  const visa = stepOf('visa')?.begin.to ?? contract;
  const arrival = latest - monthOf(date) - shareOfMonth(date);
  const limit = inMonths(answers.procedure === 'fast' ? 'recognitionFast' : 'recognition').to;
  const decision = followsArrival ? arrival + limit : visa;
  const begins: Record<StationId, number> = {
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
  return { begins, contract, decision };
}

/**
 * The route of somebody with these answers, to scale: what is done first, then from now on.
 *
 * @param stations those that the drawing has, in their usual order
 */
export function routeOf(
  stations: readonly StationId[],
  answers: Answers = typicalAnswers,
  date: Date = firstDay,
): Route {
  const { begins, contract, decision } = timesOf(answers, date);
  const { german, papers, decision: letter } = answers;
  const done: Partial<Record<StationId, boolean>> = {
    documents: papers === 'translated' || letter === 'received',
    recognition: letter === 'received',
    language: german === 'b2',
  };
  const rank = (id: StationId) => (done[id] ? -1 : begins[id]);
  const order = [...stations].sort((one, two) => rank(one) - rank(two));
  const first = order.find((id) => !done[id]);
  const last = order.at(-1);
  /** German, which joins the route with the next level, or at once. */
  const germanIn = (id: StationId, begin: number, end: number): Beside[] => {
    const learned = german === 'b2' ? begin : halves(begins.language);
    const runs = id !== last && (german !== 'b2' || id === first);
    const joins = learned < end;
    return runs
      ? [{ lane: 'german', to: joins ? 'route' : 'german', begin: Math.max(begin, learned), end }]
      : [];
  };
  /** The documents, which leave the route at first, and join it with the decision letter. */
  const papersIn = (id: StationId, begin: number, end: number): Beside[] => {
    const decided = halves(decision);
    if (letter === 'received' || begin >= decided) return [];
    if (id === first) return [{ lane: 'route', to: 'papers', begin, end }];
    return [{ lane: 'papers', to: end < decided ? 'papers' : 'route', begin, end: decided }];
  };
  const stretches = order.map((id, index): Stretch => {
    if (done[id]) return { id, from: 0, to: 0, isDone: true, beside: [] };
    const from = halves(begins[id]);
    const to = halves(begins[order[index + 1] ?? id]);
    const beside = [...germanIn(id, from, to), ...papersIn(id, from, to)];
    return { id, from, to, isDone: false, beside };
  });
  const level = choices.german.indexOf(german);
  const needed = choices.german.indexOf(neededLevel);
  const learned = choices.german.slice(Math.max(1, level), Math.max(level, needed) + 1);
  const perLevel = durations.languageLevel.to;
  return {
    stretches,
    marks: [
      { at: halves(contract), mark: 'contract' },
      ...(letter === 'received' ? [] : [{ at: halves(decision), mark: 'decision' } as const]),
      { at: halves(begins.arrival) - 1, mark: 'border' },
    ],
    levels: [
      ...learned.map((name) => ({
        at: halves(perLevel * (choices.german.indexOf(name) - level)),
        level: name,
      })),
      ...(german === 'b2' ? [] : [{ at: halves(begins.language), level: 'b2' }]),
    ],
    stops: [0, contract, decision, begins.arrival, begins.licence].map(halves),
  };
}
