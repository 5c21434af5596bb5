/**
 * A reporter for Node's test runner: writes the numbers of passed and failed tests as JSON. Suites are
 * not counted; skipped and todo tests count as failed.
 */
export default async function* countTests(events) {
  const counts = { passed: 0, failed: 0 };
  for await (const { type, data } of events) {
    const isTest = data?.details?.type !== 'suite';
    if (!isTest || (type !== 'test:pass' && type !== 'test:fail')) continue;
    const hasPassed = type === 'test:pass' && data.skip === undefined && data.todo === undefined;
    counts[hasPassed ? 'passed' : 'failed'] += 1;
  }
  yield JSON.stringify(counts);
}
