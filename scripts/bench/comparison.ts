import type { Simulation } from '@/scripts/bench/lighthouse';
import type { PageLoad } from '@/scripts/bench/page-load';

/** What is measured of a page, and of the same page without scripts. */
export type Figures = { kilobytes: number; load: PageLoad; simulation: Simulation };

/** A page as published and without scripts. */
export type Comparison = { address: string; page: Figures; bare: Figures };

/** Milliseconds of the longest interaction by widget. */
export type InputFigures = Readonly<Record<string, number>>;

const bounds = { lcp: 1.05, blocked: 0, shift: 0, score: 99, input: 100 } as const;

/** The middle value; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error('Nothing was measured.');
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The median of each figure of several visits. */
export function medianLoad(loads: readonly PageLoad[]): PageLoad {
  return {
    firstPaint: median(loads.map(({ firstPaint }) => firstPaint)),
    blocked: median(loads.map(({ blocked }) => blocked)),
    shift: median(loads.map(({ shift }) => shift)),
  };
}

/** The median of the simulated times, with the scores of the first visit. */
export function medianSimulation(simulations: readonly Simulation[]): Simulation {
  const lcp = median(simulations.map((simulation) => simulation.lcp));
  return { lcp, scores: simulations[0]?.scores ?? [] };
}

const pair = (value: number, base: number, digits = 0) =>
  `${value.toFixed(digits)} / ${base.toFixed(digits)}`;

/** The comparisons as a Markdown table; in each pair, the second is the page without scripts. */
export function tableOf(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map(({ address, page, bare }) => [
    address,
    pair(page.kilobytes, bare.kilobytes, 1),
    pair(page.load.firstPaint, bare.load.firstPaint),
    pair(page.simulation.lcp, bare.simulation.lcp),
    page.load.blocked.toFixed(0),
    page.load.shift.toFixed(3),
    page.simulation.scores.join(' '),
  ]);
  const head = ['page', 'KB', 'first paint, ms', 'simulated LCP, ms', 'TBT, ms', 'CLS', 'scores'];
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What lies beyond its bounds, one sentence each. */
export function beyondBounds(comparisons: readonly Comparison[], input: InputFigures): string[] {
  const ofPages = comparisons.flatMap(({ address, page, bare }) => {
    const lcp = page.simulation.lcp / bare.simulation.lcp;
    return [
      ...(lcp > bounds.lcp ? [`${address}: simulated LCP is ${lcp.toFixed(2)} times`] : []),
      ...(page.load.blocked > bounds.blocked ? [`${address}: TBT is ${page.load.blocked} ms`] : []),
      ...(page.load.shift > bounds.shift ? [`${address}: CLS is ${page.load.shift}`] : []),
      ...(Math.min(...page.simulation.scores) < bounds.score
        ? [`${address}: Lighthouse gives ${page.simulation.scores.join(' ')}`]
        : []),
    ];
  });
  const slow = Object.entries(input).filter(([, duration]) => duration > bounds.input);
  return [...ofPages, ...slow.map(([widget, duration]) => `${widget}: INP is ${duration} ms`)];
}
