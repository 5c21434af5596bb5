import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { next, runNode } from '@/scripts/support/command';
import { filesIn } from '@/scripts/support/files-in';

const reportFolder = 'test-results';

/** Number of passed and failed tests. */
export type Counts = { passed: number; failed: number };

/** A part of a test run. The parts run one after the other. */
export type Step = { name: string; run: () => Promise<Counts> };

/** Skipped tests, to-dos, and suites that cannot be loaded count as failed. */
const jestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform(({ numPassedTests: passed, ...others }) => ({
    passed,
    failed: Object.values(others).reduce((sum, count) => sum + count, 0),
  }));

/** Skipped and flaky tests, and errors outside of tests, count as failed. */
const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats: { expected, unexpected, flaky, skipped }, errors }) => ({
    passed: expected,
    failed: unexpected + flaky + skipped + errors.length,
  }));

/** Written by `count-tests.mjs`. */
const nodeReport = z.object({ passed: z.number(), failed: z.number() });

/** Runs a test runner that writes a report, and counts the tests in the report. */
async function countTests(
  file: string,
  report: z.ZodType<Counts>,
  args: readonly string[],
): Promise<Counts> {
  // An old report must not pass for a new one.
  await rm(file, { force: true });
  await mkdir(reportFolder, { recursive: true });
  // A runner fails when a test fails: the report says how many did.
  const failure: unknown = await runNode(args, { NODE_ENV: 'test' }).catch((error) => error);
  const counts = existsSync(file)
    ? report.parse(JSON.parse(await readFile(file, 'utf8')))
    : { passed: 0, failed: 0 };
  // Failed without a failed test (a threshold, a hanging handle, a teardown), or without any test.
  const isBroken = counts.failed === 0 && (failure !== undefined || counts.passed === 0);
  if (isBroken) console.error(failure ?? `There are no tests in ${file}.`);
  return isBroken ? { ...counts, failed: 1 } : counts;
}

/** Runs the unit tests. */
export function runJest(): Promise<Counts> {
  const file = join(reportFolder, 'jest.json');
  const flags = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, '--silent'];
  // By its file: not every package lets its command be resolved by name.
  return countTests(file, jestReport, ['node_modules/jest/bin/jest.js', ...flags]);
}

/** Runs projects of `playwright.config.ts`. */
export function runPlaywright(projects: readonly string[]): Promise<Counts> {
  return countTests(join(reportFolder, 'playwright.json'), playwrightReport, [
    ...['node_modules/playwright/cli.js', 'test'],
    ...projects.map((project) => `--project=${project}`),
  ]);
}

/**
 * Runs test files with Node's own runner.
 *
 * @param folders of the files
 * @param concurrency number of files that run at a time
 * @param hosts hosts that run meanwhile
 */
async function runNodeTests(
  folders: readonly string[],
  concurrency: number,
  hosts: readonly string[] = [],
): Promise<Counts> {
  const file = join(reportFolder, 'node.json');
  const paths = await Promise.all(
    folders.map(async (folder) => (await filesIn(folder)).map((path) => join(folder, path))),
  );
  const typed = ['--import', 'tsx'];
  return countTests(file, nodeReport, [
    ...(hosts.length > 0 ? [...typed, 'tests/support/with-hosts.ts', hosts.join()] : []),
    ...[...typed, '--test', `--test-concurrency=${concurrency}`],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    '--test-reporter=./scripts/test-runs/count-tests.mjs',
    `--test-reporter-destination=${file}`,
    ...paths.flat().filter((path) => path.endsWith('.test.ts')),
  ]);
}

/** Runs the tests of the contact backend. They wait more than they compute. */
export const runContactTests = () => runNodeTests(['tests/contact'], 3);

/** Runs tests of the published files and of our own hosts, without a browser. */
export const runFileTests = () =>
  runNodeTests(['tests/published', 'tests/hosts'], 2, ['published']);

/** Tests Next's own server, third-party hosts, and the rules for Vercel, without a browser. */
export const runHostTests = () => runNodeTests(['tests/hosts'], 2, ['node', 'nginx', 'cloudflare']);

/** Builds Next's own server. */
export function buildNext(): Promise<void> {
  return runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
}

async function runStep({ name, run }: Step) {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

/**
 * Runs every step, even if an earlier one failed, and prints a table of their tests. Its last line
 * is `N passed, N failed`; a failed test sets the exit code.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const results: (Counts & { name: string; seconds: number })[] = [];
  for (const step of steps) results.push(await runStep(step));

  const width = Math.max(...results.map(({ name }) => name.length));
  const line = (...[name, ...cells]: readonly [string, ...unknown[]]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(8))].join(' ');
  console.log(`\n${line('', 'passed', 'failed', 'seconds')}`);
  for (const { name, passed, failed, seconds } of results) {
    console.log(line(name, passed, failed, seconds.toFixed(0)));
  }
  const sum = (of: keyof Counts) => results.reduce((total, result) => total + result[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}
