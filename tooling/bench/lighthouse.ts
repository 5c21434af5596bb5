import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { chromiumArgs } from '@/tooling/support/chromium';

/** Lighthouse needs a newer Node than the project's minimum, which npm installs with it. */
const packages = ['node@24', 'lighthouse@13.5.0'] as const;

/** Throttling: simulated as in public reports, or applied, so that CPU throttling is real. */
const methods = { simulated: 'simulate', applied: 'devtools' } as const;
export type Method = keyof typeof methods;

const metric = z.object({ numericValue: z.number() });

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});

/** Lighthouse's results for a page on a mobile device. */
export type Measurement = {
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
};

function npx(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['--yes', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
      env,
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

const withPackages = packages.flatMap((name) => ['-p', name]);

/**
 * Installs Lighthouse, which is not a dependency of the project, into npm's cache.
 *
 * @throws an error of one line when npm fails
 */
export async function assertLighthouse(): Promise<void> {
  const code = await npx([...withPackages, 'lighthouse', '--version'], process.env);
  if (code === 0) return;
  throw new Error(
    `npm could not install ${packages.join(' and ')}. Only the first run needs the network.`,
  );
}

/**
 * Measures a page as on a mobile device.
 *
 * @param chromium path of the browser
 * @throws when Lighthouse fails, after it has printed the reason
 */
export async function measure(
  address: string,
  { chromium, method }: { chromium: string; method: Method },
): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const code = await npx(
      [
        ...withPackages,
        'lighthouse',
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--throttling-method=${methods[method]}`,
        `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`,
      ],
      { ...process.env, CHROME_PATH: chromium },
    );
    if (code !== 0) throw new Error(`Lighthouse failed with exit code ${code} on ${address}.`);
    const { categories, audits } = report.parse(JSON.parse(await readFile(file, 'utf8')));
    return {
      scores: Object.fromEntries(
        Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
      ),
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
