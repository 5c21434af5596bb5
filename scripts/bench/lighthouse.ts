import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { median } from '@/scripts/bench/statistics';
import { chromiumArgs } from '@/scripts/support/chromium';

/** Lighthouse needs a newer Node than the project's minimum, which npm installs with it. */
const packages = ['node@24', 'lighthouse@13.5.0'] as const;

const metric = z.object({ numericValue: z.number() });

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
  }),
});

/** Lighthouse's results for a page on a mobile device, with its simulated slow 4G. */
export type Measurement = {
  /** 0 to 100 by category. */
  scores: Record<string, number>;
  /** Milliseconds. */
  lcp: number;
  /** Milliseconds. */
  tbt: number;
  cls: number;
};

/** The bench's own certificate is known to nobody. */
const flags = ['--headless', '--ignore-certificate-errors', ...chromiumArgs];

type Run = { code: number; output: string };

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32' && program === 'npx',
      env,
    });
    const output = text(child.stdout);
    child.once('error', reject);
    child.once('exit', async (code) => resolve({ code: code ?? 1, output: await output }));
  });
}

/** Node and Lighthouse in npm's cache. */
export type Lighthouse = { node: string; command: string };

/**
 * Installs Lighthouse, which is not a dependency of the project, into npm's cache.
 *
 * @throws an error of one line when npm fails
 */
export async function installLighthouse(): Promise<Lighthouse> {
  const withPackages = packages.flatMap((name) => ['-p', name]);
  const where = 'JSON.stringify([process.execPath,process.env.PATH])';
  const { code, output } = await run(
    'npx',
    ['--yes', ...withPackages, 'node', '-p', where],
    process.env,
  );
  if (code !== 0) {
    throw new Error(
      `npm could not install ${packages.join(' and ')}. Only the first run needs the network.`,
    );
  }
  const [node, path] = z.tuple([z.string(), z.string()]).parse(JSON.parse(output));
  const bin = path.split(delimiter).find((folder) => /_npx.node_modules|_npx.+\.bin$/.test(folder));
  if (bin === undefined) throw new Error('npm installed Lighthouse, but did not say where.');
  return { node, command: join(bin, '../lighthouse/cli/index.js') };
}

/**
 * Measures a page as on a mobile device.
 *
 * @param options.chromium path of the browser
 * @param options.hasAllCategories whether to judge more than performance, which takes longer
 * @throws when Lighthouse fails, after it has printed the reason
 */
export async function measure(
  address: string,
  {
    lighthouse,
    chromium,
    hasAllCategories,
  }: { lighthouse: Lighthouse; chromium: string; hasAllCategories: boolean },
): Promise<Measurement> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    const { code } = await run(
      lighthouse.node,
      [
        lighthouse.command,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--throttling-method=simulate',
        ...(hasAllCategories ? [] : ['--only-categories=performance']),
        `--chrome-flags=${flags.join(' ')}`,
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

/** The median of each figure; of categories, of the runs that judged them. */
export function medianMeasurement(measurements: readonly Measurement[]): Measurement {
  const names = new Set(measurements.flatMap(({ scores }) => Object.keys(scores)));
  return {
    scores: Object.fromEntries(
      [...names].map((name) => [
        name,
        median(measurements.flatMap(({ scores }) => scores[name] ?? [])),
      ]),
    ),
    lcp: median(measurements.map(({ lcp }) => lcp)),
    tbt: median(measurements.map(({ tbt }) => tbt)),
    cls: median(measurements.map(({ cls }) => cls)),
  };
}
