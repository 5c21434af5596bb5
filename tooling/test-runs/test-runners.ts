import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '@/tooling/build/build-site';
import { filesIn } from '@/tooling/support/files-in';
import { next, runNode } from '@/tooling/support/run';
import type { Engine } from '@/tooling/test-runs/engines';
import { type CheckResult, runChecks } from '@/tooling/test-runs/run-checks';
import {
  type Counts,
  countJest,
  countNodeTests,
  countPlaywright,
} from '@/tooling/test-runs/test-reports';

// By their files: not every package lets its command be resolved by name.
const jest = 'node_modules/jest/bin/jest.js';
const playwright = 'node_modules/playwright/cli.js';

const reportFolder = 'test-results';

/** Starts hosts around a run of tests. */
const withHosts = 'tests/support/with-hosts.ts';

/** A part of the tests, which runs alone: the machine may have two processors only. */
export type Runner = { name: string; run: () => Promise<Counts> };

const failedRun: Counts = { passed: 0, failed: 1 };

/** Runs a tool that writes a report, and counts what the report says. */
async function withReport(
  name: string,
  count: (file: string) => Promise<Counts>,
  run: (file: string) => Promise<void>,
): Promise<Counts> {
  const file = join(reportFolder, name);
  // An old report must not pass for a new one.
  await rm(file, { force: true });
  await mkdir(reportFolder, { recursive: true });
  // A tool fails when its tests do: the report knows better how many.
  const failure = await run(file).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!existsSync(file)) {
    console.error(failure ?? `There is no report ${file}.`);
    return failedRun;
  }
  const counts = await count(file);
  // Failed without a failed test: a threshold, a hanging handle, a teardown.
  return failure && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const runJest = () =>
  withReport('jest.json', countJest, (file) =>
    runNode([jest, '--ci', '--maxWorkers=2', '--json', `--outputFile=${file}`, '--silent'], {
      NODE_ENV: 'test',
    }),
  );

async function testFilesIn(...folders: readonly string[]): Promise<string[]> {
  const files = await Promise.all(
    folders.map(async (folder) => (await filesIn(folder)).map((file) => join(folder, file))),
  );
  return files
    .flat()
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

type NodeTestOptions = {
  /** File of the report. */
  report: string;
  files: readonly string[];
  /** How many files run at a time. */
  concurrency?: number;
  env?: Readonly<Record<string, string>>;
  /** Hosts that answer meanwhile. */
  hosts?: readonly string[];
};

/** Runs test files by Node's own runner. */
function runNodeTests({
  report,
  files,
  concurrency = 1,
  env = {},
  hosts = [],
}: NodeTestOptions): Promise<Counts> {
  return withReport(report, countNodeTests, (file) => {
    const toFile = [
      '--test-reporter=./tooling/test-runs/count-tests.mjs',
      `--test-reporter-destination=${file}`,
    ];
    const toTerminal = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
    const typed = ['--import', 'tsx'];
    const runner = [...typed, '--test', `--test-concurrency=${concurrency}`];
    const around = hosts.length > 0 ? [...typed, withHosts, hosts.join()] : [];
    return runNode([...around, ...runner, ...toTerminal, ...toFile, ...files], {
      NODE_ENV: 'test',
      ...env,
    });
  });
}

/** By Node's own runner: database, mail server and Deno are real, and Jest's world is not. */
async function runProgramTests(): Promise<Counts> {
  const files = await testFilesIn('tests/contact');
  // They wait more than they compute.
  return runNodeTests({ report: 'programs.json', files, concurrency: 3 });
}

/** How many browser tests there are, without running one. */
const listPlaywright = () =>
  withReport('playwright-list.json', countPlaywright, (file) =>
    runNode([playwright, 'test', '--list', '--reporter=json'], {
      NODE_ENV: 'test',
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    }),
  );

const runPlaywright = () =>
  withReport('playwright.json', countPlaywright, () =>
    runNode([playwright, 'test'], { NODE_ENV: 'test' }),
  );

/** Runs the tests of the text editor that are too long for every run. */
export const runEditorTests = (): Promise<Counts> =>
  withReport('playwright-editor.json', countPlaywright, () =>
    runNode([playwright, 'test', '--config=playwright.editor.config.ts'], { NODE_ENV: 'test' }),
  );

/** Runs what every host owes on Next's own server, on hosts that others built, and by Vercel's rules. */
export const runHostTests = async (): Promise<Counts> =>
  runNodeTests({
    report: 'hosts.json',
    files: await testFilesIn('tests/hosts'),
    concurrency: 2,
    hosts: ['node', 'nginx', 'cloudflare', 'vercel'],
  });

/** Runs the part of the browser tests that differs on Next's own server. */
export const runNextTests = (): Promise<Counts> =>
  withReport('playwright-hosts.json', countPlaywright, () =>
    runNode([playwright, 'test', '--config', 'playwright.hosts.config.ts'], { NODE_ENV: 'test' }),
  );

/** Runs every combination of the browser tests, of which the others run a sample. */
export const runMatrix = (): Promise<Counts> =>
  withReport('playwright-matrix.json', countPlaywright, () =>
    runNode([playwright, 'test', '--config', 'playwright.matrix.config.ts'], { NODE_ENV: 'test' }),
  );

/** Runs the specs that depend on an engine in Playwright's own builds of some engines. */
export const runEngineSpecs = (engines: readonly Engine[]): Promise<Counts> =>
  withReport('playwright-browsers.json', countPlaywright, () =>
    runNode(
      [
        ...[playwright, 'test', '--config', 'playwright.browsers.config.ts'],
        ...engines.map((engine) => `--project=${engine}`),
      ],
      { NODE_ENV: 'test' },
    ),
  );

/** Runs the smoke suite in the system's own browsers, all at the same time. */
export const runSmokeTests = (engines: readonly Engine[]): Promise<Counts> =>
  runNodeTests({
    report: 'browsers.json',
    files: engines.map((engine) => `tests/browsers/${engine}.test.ts`),
    concurrency: engines.length,
  });

/** Builds the files of the site and Next's own server. */
export async function buildAll(): Promise<void> {
  await buildSite();
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
}

let isBuilt = false;

async function runBuild(): Promise<Counts> {
  await buildSite();
  isBuilt = true;
  return { passed: 1, failed: 0 };
}

/** Runs tests of the published files and of our own hosts, without a browser. */
async function runFileTests(): Promise<Counts> {
  if (isBuilt) {
    return runNodeTests({
      report: 'published.json',
      files: await testFilesIn('tests/published', 'tests/hosts'),
      concurrency: 2,
      hosts: ['published', 'dumb'],
    });
  }
  console.error('Nothing is built, so that none of them can pass.');
  return failedRun;
}

async function runBrowserTests(): Promise<Counts> {
  if (isBuilt) return runPlaywright();
  console.error('Nothing is built, so that no browser test can pass.');
  const { passed, failed } = await listPlaywright();
  return { passed: 0, failed: passed + failed };
}

function countChecks(results: readonly CheckResult[]): Counts {
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

async function runAllChecks(): Promise<Counts> {
  return countChecks(await runChecks());
}

/** Everything that `npm test` runs, in this order. */
export const runners: readonly Runner[] = [
  { name: 'Checks', run: runAllChecks },
  { name: 'Unit tests (Jest)', run: runJest },
  { name: 'Contact backend (Node, Deno, PostgreSQL)', run: runProgramTests },
  { name: 'Build', run: runBuild },
  { name: 'Published files and hosts, without a browser', run: runFileTests },
  { name: 'Browser tests (Playwright)', run: runBrowserTests },
];
