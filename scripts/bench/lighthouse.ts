import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArgs } from '@/scripts/support/chromium';

/** Packages that npm downloads on use. Lighthouse needs a newer Node. */
const packages = ['-p', 'node@24', '-p', 'lighthouse@13.5.0'];

const audit = z.object({ numericValue: z.number() }).transform(({ numericValue }) => numericValue);

/** The used part of Lighthouse's report: bytes, milliseconds, and the score of each category. */
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'total-byte-weight': audit,
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

export type Report = z.infer<typeof report>;

/**
 * Measures a page with Lighthouse on a phone with simulated slow 4G.
 *
 * @param chromium path of the browser
 * @throws if npm or Lighthouse fails
 */
export async function runLighthouse(
  url: string,
  { chromium, withScripts }: { chromium: string; withScripts: boolean },
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const options = [
    ...['--output=json', `--output-path=${file}`, '--quiet', '--throttling-method=simulate'],
    `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`,
    ...(withScripts ? [] : ['--blocked-url-patterns=*.js']),
  ];
  try {
    await promisify(execFile)('npx', ['--yes', ...packages, '--', 'lighthouse', url, ...options], {
      env: { ...process.env, CHROME_PATH: chromium },
    });
    return report.parse(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
