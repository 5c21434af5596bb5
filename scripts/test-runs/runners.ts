import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runNode, UserError } from '@/scripts/support/command';
import { listFiles } from '@/scripts/support/files';

const reportFolder = 'test-results';

/** Number of passed and failed tests. */
export type Counts = { passed: number; failed: number };

/** Counts the tests in a report. Skipped tests, and errors outside of tests, count as failed. */
type Count = (report: string) => Counts;

const countJest: Count = (report) => {
  const { numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites } = JSON.parse(report);
  return { passed, failed: numTotalTests - passed + numRuntimeErrorTestSuites };
};

const countPlaywright: Count = (report) => {
  const { stats, errors } = JSON.parse(report);
  const { expected: passed, unexpected, flaky, skipped } = stats;
  return { passed, failed: unexpected + flaky + skipped + errors.length };
};

/** Node's runner writes the counts at the end of its report. */
const countNode: Count = (report) => {
  const count = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1]);
  return { passed: count('pass') || 0, failed: count('tests') - count('pass') || 0 };
};

/** Runs a test runner that writes a report, and counts the tests in the report. */
async function countTests(file: string, count: Count, args: readonly string[]): Promise<Counts> {
  // Prevents an old report from being read.
  await rm(file, { force: true });
  await mkdir(reportFolder, { recursive: true });
  // A runner also fails if a test fails. The report contains the number of failed tests.
  const failure: unknown = await runNode(args, { NODE_ENV: 'test' }, { isGroup: true }).catch(
    (error) => error,
  );
  const report = await readFile(file, 'utf8').catch(() => undefined);
  const counts = report ? count(report) : { passed: 0, failed: 0 };
  // Failed for another reason (a hanging handle, a teardown), or without any test.
  const isBroken = counts.failed === 0 && (failure !== undefined || counts.passed === 0);
  if (isBroken) console.error(failure ?? `There are no tests in ${file}.`);
  return isBroken ? { ...counts, failed: 1 } : counts;
}

/** Runs the unit tests. */
export function runJest(): Promise<Counts> {
  const file = join(reportFolder, 'jest.json');
  const flags = ['--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, '--silent'];
  const command = ['node_modules/jest/bin/jest.js', '--config=tests/jest.config.mjs', ...flags];
  return countTests(file, countJest, command);
}

/** Runs projects of `tests/playwright.config.ts`. */
export function runPlaywright(projects: readonly string[]): Promise<Counts> {
  const command = ['node_modules/playwright/cli.js', 'test', '--config=tests/playwright.config.ts'];
  const chosen = projects.map((project) => `--project=${project}`);
  const file = join(reportFolder, 'playwright.json');
  return countTests(file, countPlaywright, [...command, ...chosen]);
}

/** Runs the tests of some folders with Node's own runner. */
async function runNodeTests(
  folders: readonly string[],
  runner: readonly string[],
): Promise<Counts> {
  const file = join(reportFolder, `${folders.join().replaceAll('/', '-')}.tap`);
  const paths = await Promise.all(
    folders.map(async (folder) => (await listFiles(folder)).map((path) => join(folder, path))),
  );
  return countTests(file, countNode, [
    ...['--import', 'tsx', '--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${file}`, ...runner],
    ...paths.flat().filter((path) => path.endsWith('.test.ts')),
  ]);
}

/**
 * Runs the tests of the contact backend. They mostly wait, so five files run at once. The limit of
 * a file is for a machine at a quarter of the usual speed.
 */
export const runContactTests = () =>
  runNodeTests(['tests/contact'], ['--test', '--test-concurrency=5', '--test-timeout=900000']);

/** Starts hosts, and runs all files in their process: starting one takes longer than most tests. */
const onHosts = (...hosts: readonly string[]) => ['tests/support/run-on-hosts.ts', hosts.join()];

/**
 * Runs the tests of the published files without a browser: by themselves, on the site server, and
 * with the configurations of Netlify and Vercel.
 */
export const runFileTests = () =>
  runNodeTests(['tests/published', 'tests/hosts'], onHosts('published', 'netlify', 'vercel'));

/** Tests Next's own server and third-party hosts, without a browser. */
export const runHostTests = () =>
  runNodeTests(['tests/hosts'], onHosts('node', 'nginx', 'cloudflare'));

/** Folder whose packages contain Cloudflare's runtime. Only `npm run test:hosts` needs it. */
export const runtimeFolder = 'scripts/wrangler';

/** Debian's path of nginx's module for compressed copies. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Installs Cloudflare's runtime, which the tests start.
 *
 * @throws a one-line error with the command to install nginx, if it is missing
 */
export function installHosts(): void {
  if (!existsSync(brotliModule)) {
    const packages = 'nginx-light libnginx-mod-http-brotli-static';
    throw new UserError(`nginx is missing. Install it: apt-get install ${packages}`);
  }
  if (existsSync(`${runtimeFolder}/node_modules`)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: runtimeFolder, stdio: 'inherit' });
}

const results: Record<string, Counts & { seconds: number }> = {};

/** Runs a part of a test run, and keeps its result. An error counts as a failed test. */
export async function runStep(name: string, run: () => Promise<Counts>): Promise<boolean> {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  results[name] = { ...counts, seconds: Math.round((performance.now() - start) / 1000) };
  return counts.failed === 0;
}

/** Prints a table of all steps, then `N passed, N failed`. A failed test sets the exit code. */
export function printResults(): void {
  console.table(results);
  const sum = (of: keyof Counts) =>
    Object.values(results).reduce((total, result) => total + result[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}
