import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** How many tests of a runner passed, and how many did not. */
export type Counts = { passed: number; failed: number };

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

const nodeReport = z.object({ passed: z.number(), failed: z.number() });

async function parseReport<Report>(file: string, schema: z.ZodType<Report>): Promise<Report> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** A run without a single test proves nothing. */
function counted(counts: Counts): Counts {
  return counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
}

/**
 * Counts those of Jest's tests that a change touches, which may be none.
 *
 * @param file where Jest wrote its JSON report
 * @throws when there is no report or it is none
 */
export async function countRelatedJest(file: string): Promise<Counts> {
  const report = await parseReport(file, jestReport);
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numPendingTests +
      report.numTodoTests +
      report.numRuntimeErrorTestSuites,
  };
}

/**
 * Counts Jest's tests. What was skipped, left to do or could not even be loaded has not passed.
 *
 * @param file where Jest wrote its JSON report
 * @throws when there is no report or it is none
 */
export async function countJest(file: string): Promise<Counts> {
  return counted(await countRelatedJest(file));
}

/**
 * Counts Playwright's tests. What was skipped, did not run or passed only now and then has not
 * passed; an error outside of any test counts as one.
 *
 * @param file where Playwright wrote its JSON report
 * @throws when there is no report or it is none
 */
export async function countPlaywright(file: string): Promise<Counts> {
  const { stats, errors } = await parseReport(file, playwrightReport);
  return counted({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  });
}

/**
 * Counts the tests of Node's own runner, as the reporter `count-tests.mjs` has counted them.
 *
 * @param file where the reporter wrote its JSON
 * @throws when there is no report or it is none
 */
export async function countNodeTests(file: string): Promise<Counts> {
  return counted(await parseReport(file, nodeReport));
}
