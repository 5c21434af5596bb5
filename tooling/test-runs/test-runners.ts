import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '@/tooling/build/build-site';
import { filesIn } from '@/tooling/support/files-in';
import { next, runNode } from '@/tooling/support/run';
import type { Engine } from '@/tooling/test-runs/engines';
import { runChecks } from '@/tooling/test-runs/run-checks';
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

const attackTests = 'tests/attack';

/** Folders of the tests that run the programs behind the contact form. */
const programTests = ['tests/stack', 'tests/contact', attackTests] as const;

async function testFilesIn(folder: string): Promise<string[]> {
  const files = await filesIn(folder);
  return files.filter((file) => file.endsWith('.test.ts')).map((file) => join(folder, file));
}

type NodeTestOptions = {
  /** File of the report. */
  report: string;
  files: readonly string[];
  /** How many files run at a time. */
  concurrency?: number;
  env?: Readonly<Record<string, string>>;
};

/** Runs test files by Node's own runner. */
function runNodeTests({
  report,
  files,
  concurrency = 1,
  env = {},
}: NodeTestOptions): Promise<Counts> {
  return withReport(report, countNodeTests, (file) => {
    const toFile = [
      '--test-reporter=./tooling/test-runs/count-tests.mjs',
      `--test-reporter-destination=${file}`,
    ];
    const toTerminal = ['--test-reporter=spec', '--test-reporter-destination=stdout'];
    const runner = ['--import', 'tsx', '--test', `--test-concurrency=${concurrency}`];
    return runNode([...runner, ...toTerminal, ...toFile, ...files], { NODE_ENV: 'test', ...env });
  });
}

/** By Node's own runner: database, mail server and Deno are real, and Jest's world is not. */
async function runProgramTests(): Promise<Counts> {
  const files = (await Promise.all(programTests.map(testFilesIn))).flat().sort();
  return runNodeTests({ report: 'programs.json', files });
}

/** How hard the long form of the attack is. */
export type AttackOptions = { seed: number; requests: number };

/** Runs the attack in its long form, against the site and Next's server as they are built. */
export async function runAttackTests({ seed, requests }: AttackOptions): Promise<Counts> {
  const env = {
    ATTACK_LONG: 'true',
    ATTACK_SEED: String(seed),
    ATTACK_REQUESTS: String(requests),
  };
  return runNodeTests({ report: 'attack.json', files: await testFilesIn(attackTests), env });
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

/** Runs the browser tests for other hosts (nginx, Cloudflare's runtime). */
export const runHostTests = (): Promise<Counts> =>
  withReport('playwright-hosts.json', countPlaywright, () =>
    runNode([playwright, 'test', '--config', 'playwright.hosts.config.ts'], { NODE_ENV: 'test' }),
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

/** Builds the files of the site and Next's own server, which the browser tests run against. */
export async function buildAll(): Promise<void> {
  await buildSite();
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
}

async function runBrowserTests(): Promise<Counts> {
  try {
    await buildAll();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('\nNothing is built, so that no browser test can pass.');
    const { passed, failed } = await listPlaywright();
    return { passed: 0, failed: passed + failed };
  }
  return runPlaywright();
}

async function runAllChecks(): Promise<Counts> {
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return { passed, failed: results.length - passed };
}

/** Everything that `npm test` runs, in this order. */
export const runners: readonly Runner[] = [
  { name: 'Checks', run: runAllChecks },
  { name: 'Unit tests (Jest)', run: runJest },
  { name: 'Contact backend (Node, Deno, PostgreSQL)', run: runProgramTests },
  { name: 'Builds and browser tests (Playwright)', run: runBrowserTests },
];
