import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { chromiumArgs } from '@/scripts/support/chromium';

/** Not dependencies of the project: npm fetches them. Lighthouse needs a newer Node. */
const packages = ['-p', 'node@24', '-p', 'lighthouse@13.5.0'];

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({ 'largest-contentful-paint': z.object({ numericValue: z.number() }) }),
});

/** Lighthouse's results for a page on a phone, with its simulated slow 4G. */
export type Simulation = {
  /** Milliseconds. */
  lcp: number;
  /** 0 to 100 by category. */
  scores: number[];
};

/**
 * Lets Lighthouse visit a page.
 *
 * @param chromium path of the browser
 * @throws when npm or Lighthouse fails
 */
export async function simulate(address: string, chromium: string): Promise<Simulation> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless', ...chromiumArgs].join(' ');
  try {
    const output = ['--output=json', `--output-path=${file}`, '--quiet'];
    const options = [...output, '--throttling-method=simulate', `--chrome-flags=${flags}`];
    const command = ['--yes', ...packages, '--', 'lighthouse', address, ...options];
    await promisify(execFile)('npx', command, {
      env: { ...process.env, CHROME_PATH: chromium },
    });
    const { categories, audits } = report.parse(JSON.parse(await readFile(file, 'utf8')));
    return {
      lcp: audits['largest-contentful-paint'].numericValue,
      scores: Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
