import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** Number of passed and failed tests of a runner. */
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

/** A run without tests counts as failed. */
function counted(counts: Counts): Counts {
  return counts.passed + counts.failed === 0 ? { passed: 0, failed: 1 } : counts;
}

/**
 * Counts Jest's tests. Skipped and todo tests, and suites that cannot be loaded, count as failed.
 *
 * @param file path of Jest's JSON report
 * @throws when the report is missing or invalid
 */
export async function countJest(file: string): Promise<Counts> {
  const report = await parseReport(file, jestReport);
  const failed =
    report.numFailedTests +
    report.numPendingTests +
    report.numTodoTests +
    report.numRuntimeErrorTestSuites;
  return counted({ passed: report.numPassedTests, failed });
}

/**
 * Counts Playwright's tests. Skipped and flaky tests, and errors outside of tests, count as failed.
 *
 * @param file path of Playwright's JSON report
 * @throws when the report is missing or invalid
 */
export async function countPlaywright(file: string): Promise<Counts> {
  const { stats, errors } = await parseReport(file, playwrightReport);
  return counted({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  });
}

/**
 * Counts the tests of Node's test runner, from the report of `count-tests.mjs`.
 *
 * @param file path of the JSON report
 * @throws when the report is missing or invalid
 */
export async function countNodeTests(file: string): Promise<Counts> {
  return counted(await parseReport(file, nodeReport));
}
