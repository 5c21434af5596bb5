import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { measureInput, widgets } from '@/scripts/bench/input';
import { type Report, runLighthouse } from '@/scripts/bench/lighthouse';
import { buildSite, siteFolder } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { startSiteServer } from '@/scripts/serve/site-server';
import { chromiumArgs, ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';

function readOptions(): { paths: readonly string[]; runs: number } {
  const known = pageVariants.map(({ locale, page }) => hrefFor(locale, page));
  const options = { runs: { type: 'string', default: '3' } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.filter((word) => !known.includes(word));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${known.join(', ')}.`);
  }
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Error('--runs: expected 1, 2, 3 and so on.');
  return { paths: positionals.length > 0 ? positionals : known, runs };
}

/** The median; of an even number of values, the higher middle value. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const columns = [
  { title: 'KB', audit: 'total-byte-weight', unit: 1000, digits: 1 },
  { title: 'first paint, ms', audit: 'first-contentful-paint', unit: 1, digits: 0 },
  { title: 'LCP, ms', audit: 'largest-contentful-paint', unit: 1, digits: 0 },
  { title: 'TBT, ms', audit: 'total-blocking-time', unit: 1, digits: 0 },
  { title: 'CLS', audit: 'cumulative-layout-shift', unit: 1, digits: 3 },
] as const;

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A page's row of the table. Each value: with scripts, a slash, and without scripts. */
function formatRow(
  path: string,
  page: readonly Report[],
  withoutScripts: readonly Report[],
): string {
  const pairs = columns.map(({ audit, unit, digits }) =>
    [page, withoutScripts]
      .map((reports) => median(reports.map(({ audits }) => audits[audit])) / unit)
      .map((value) => value.toFixed(digits))
      .join(' / '),
  );
  const scores = Object.values(page[0]?.categories ?? {});
  return row([path, ...pairs, scores.map(({ score }) => (score ?? 0) * 100).join(' ')]);
}

/** Prints the INP of each widget on a slowed processor. */
async function printInp(origin: string, runs: number, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs] });
  try {
    for (const widget of widgets) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measureInput(browser, origin, widget));
      }
      console.log(`${widget}: INP ${median(times)} ms`);
    }
  } finally {
    await browser.close();
  }
}

// npm run bench -- --runs 1 /kontakt
await runCommand(async () => {
  const { paths, runs } = readOptions();
  const chromiumPath = ensureChromium();
  await assertContent();
  if (!existsSync(siteFolder)) await buildSite();
  const options = { root: siteFolder, siteHost: '127.0.0.1', log: () => undefined };
  const { port, close } = await startSiteServer(options);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await printInp(origin, runs, chromiumPath);
    console.log(row(['page', ...columns.map(({ title }) => title), 'scores']));
    console.log(row(['---', ...columns.map(() => '---'), '---']));
    for (const path of paths) {
      const page: Report[] = [];
      const withoutScripts: Report[] = [];
      // Alternating, so that other load on the machine affects both.
      for (let run = 0; run < runs; run += 1) {
        for (const withScripts of [true, false]) {
          const visit = { chromium: chromiumPath, withScripts };
          const report = await runLighthouse(origin + path, visit);
          (withScripts ? page : withoutScripts).push(report);
        }
      }
      console.log(formatRow(path, page, withoutScripts));
    }
  } finally {
    await close();
  }
});
