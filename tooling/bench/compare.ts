import { type Measurement, measure } from '@/tooling/bench/lighthouse';

/** Measurements of a page and of the same page without scripts. */
export type Comparison = {
  address: string;
  simulated: { page: Measurement; bare: Measurement };
  applied: { page: Measurement; bare: Measurement };
};

/** Number of runs; load times vary too much to compare single runs. */
const rounds = 3;

/** The measurement with the median LCP. */
function medianByPaint(measurements: readonly Measurement[]): Measurement {
  const sorted = [...measurements].sort((a, b) => a.lcp - b.lcp);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (median === undefined) throw new Error('Nothing was measured.');
  return median;
}

/**
 * Measures a page and the same page without scripts alternately, so that other load on the machine
 * affects both.
 *
 * @param options.page origin of the site
 * @param options.bare origin of the site without scripts
 */
export async function compare(
  address: string,
  { page, bare, chromium }: { page: string; bare: string; chromium: string },
): Promise<Comparison> {
  const both = async (method: 'simulated' | 'applied') => {
    const runs: { page: Measurement[]; bare: Measurement[] } = { page: [], bare: [] };
    for (let round = 0; round < rounds; round += 1) {
      runs.page.push(await measure(page + address, { chromium, method }));
      runs.bare.push(await measure(bare + address, { chromium, method }));
    }
    return { page: medianByPaint(runs.page), bare: medianByPaint(runs.bare) };
  };
  return { address, simulated: await both('simulated'), applied: await both('applied') };
}

const ratio = (value: number, limit: number) => (limit > 0 ? (value / limit).toFixed(2) : '-');

/** Comparisons as a table, one line per page; times in milliseconds. */
export function tableOfComparisons(comparisons: readonly Comparison[]): string {
  const columns = ['LCP', 'limit', 'ratio', 'TBT', 'limit', 'ratio', 'CLS'];
  const rows = comparisons.map(({ address, simulated, applied }) => [
    address,
    simulated.page.lcp.toFixed(0),
    simulated.bare.lcp.toFixed(0),
    ratio(simulated.page.lcp, simulated.bare.lcp),
    applied.page.tbt.toFixed(0),
    applied.bare.tbt.toFixed(0),
    ratio(applied.page.tbt, applied.bare.tbt),
    simulated.page.cls.toFixed(3),
    Object.values(simulated.page.scores)
      .map((score) => score.toFixed(0))
      .join(' '),
  ]);
  const width = Math.max(...comparisons.map(({ address }) => address.length));
  const categories = Object.keys(comparisons[0]?.simulated.page.scores ?? {}).join(', ');
  return [['', ...columns, categories], ...rows]
    .map(([first = '', ...cells]) =>
      [first.padEnd(width), ...cells.map((cell) => cell.padStart(7))].join(' '),
    )
    .join('\n');
}
