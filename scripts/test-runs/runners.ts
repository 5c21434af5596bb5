import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { runNode } from '@/scripts/support/command';
import { listFiles } from '@/scripts/support/files';

const reportFolder = 'test-results';

/** Limits in minutes, for a machine at a quarter of the usual speed. */
const limits = { run: 90, testFile: 15 } as const;

/** Number of passed and failed tests. */
export type Counts = { passed: number; failed: number };

/** A part of a test run, which starts after the steps in `after` have ended. */
export type Step = { name: string; run: () => Promise<Counts>; after?: readonly Step[] };

/** Skipped tests, to-dos, and suites that cannot be loaded count as failed. */
const jestReport = z
  .object({
    numPassedTests: z.number(),
    numTotalTests: z.number(),
    numRuntimeErrorTestSuites: z.number(),
  })
  .transform(({ numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites }) => ({
    passed,
    failed: numTotalTests - passed + numRuntimeErrorTestSuites,
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

/**
 * Counts the tests of Node's runner from the end of its report. Skipped tests count as failed, and
 * so does a report without an end.
 */
function countTap(report: string): Counts {
  const readCount = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  return { passed: readCount('pass'), failed: readCount('tests') - readCount('pass') };
}

/** Runs a test runner that writes a report, and counts the tests in the report. */
async function countTests(
  file: string,
  count: (report: string) => Counts,
  args: readonly string[],
): Promise<Counts> {
  // Prevents an old report from being read.
  await rm(file, { force: true });
  await mkdir(reportFolder, { recursive: true });
  // A runner also fails if a test fails. The report contains the number of failed tests.
  const failure: unknown = await runNode(args, { NODE_ENV: 'test' }, { isGroup: true }).catch(
    (error) => error,
  );
  const report = await readFile(file, 'utf8').catch(() => undefined);
  const counts = report ? count(report) : { passed: 0, failed: 0 };
  // Failed for another reason (a threshold, a hanging handle, a teardown), or without any test.
  const isBroken = counts.failed === 0 && (failure !== undefined || counts.passed === 0);
  if (isBroken) console.error(failure ?? `There are no tests in ${file}.`);
  return isBroken ? { ...counts, failed: 1 } : counts;
}

/** Runs the unit tests. */
export function runJest(): Promise<Counts> {
  const file = join(reportFolder, 'jest.json');
  const flags = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, '--silent'];
  return countTests(file, (report) => jestReport.parse(JSON.parse(report)), [
    ...['node_modules/jest/bin/jest.js', '--config=tests/jest.config.mjs', ...flags],
  ]);
}

/** Runs projects of `tests/playwright.config.ts`. */
export function runPlaywright(projects: readonly string[]): Promise<Counts> {
  const file = join(reportFolder, 'playwright.json');
  return countTests(file, (report) => playwrightReport.parse(JSON.parse(report)), [
    ...['node_modules/playwright/cli.js', 'test', '--config=tests/playwright.config.ts'],
    ...projects.map((project) => `--project=${project}`),
  ]);
}

/** Runs the tests of some folders with Node's own runner, after starting the hosts. */
async function runNodeTests(
  folders: readonly string[],
  runner: readonly string[],
  hosts: readonly string[] = [],
): Promise<Counts> {
  const file = join(reportFolder, `${folders.join().replaceAll('/', '-')}.tap`);
  const paths = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((path) => join(folder, path))),
  );
  const loader = ['--import', 'tsx'];
  return countTests(file, countTap, [
    ...(hosts.length > 0 ? [...loader, 'tests/support/with-hosts.ts', hosts.join()] : []),
    ...[...loader, '--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${file}`, ...runner],
    ...paths.flat().filter((path) => path.endsWith('.test.ts')),
  ]);
}

/** Runs the tests of the contact backend. They mostly wait, so five run at once. */
export const runContactTests = () =>
  runNodeTests(
    ['tests/contact'],
    ['--test', '--test-concurrency=5', `--test-timeout=${limits.testFile * 60_000}`],
  );

/** One process for all files, because starting a process takes longer than most tests. */
const inOneProcess = ['tests/support/import-tests.ts'];

/**
 * Runs the tests of the published files without a browser: by themselves, on the site server, and
 * with the configurations of Netlify and Vercel.
 */
export const runFileTests = () =>
  runNodeTests(['tests/published', 'tests/hosts'], inOneProcess, [
    'published',
    'netlify',
    'vercel',
  ]);

/** Tests Next's own server and third-party hosts, without a browser. */
export const runHostTests = () =>
  runNodeTests(['tests/hosts'], inOneProcess, ['node', 'nginx', 'cloudflare']);

async function runStep({ name, run }: Step): Promise<Counts & { seconds: number }> {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { ...counts, seconds: Math.round((performance.now() - start) / 1000) };
}

/**
 * Runs every step, even if an earlier one failed, and prints a table of their tests. The last line
 * is `N passed, N failed`; a failed test sets the exit code. After a time limit, the steps that
 * still run are named and ended; they and those that wait for them count as failed.
 *
 * @param steps in an order in which every step is behind the steps that it waits for
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const runs = new Map<Step, Promise<void>>();
  const results = new Map(steps.map(({ name }) => [name, { passed: 0, failed: 1, seconds: 0 }]));
  const running = new Set<string>();
  for (const step of steps) {
    const earlierSteps = Promise.all(step.after?.map((earlier) => runs.get(earlier)) ?? []);
    const run = async () => {
      await earlierSteps;
      running.add(step.name);
      results.set(step.name, await runStep(step));
      running.delete(step.name);
    };
    runs.set(step, run());
  }
  const clock = new AbortController();
  await Promise.race([Promise.all(runs.values()), wait(limits.run * 60_000, undefined, clock)]);
  clock.abort();

  for (const name of running) console.error(`“${name}” is ended after ${limits.run} minutes.`);
  console.table(Object.fromEntries(results));
  const sum = (of: keyof Counts) =>
    [...results.values()].reduce((total, result) => total + result[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
  if (running.size > 0) process.exit();
}
