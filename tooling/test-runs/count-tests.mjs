/**
 * A reporter for Node's own test runner: writes how many tests passed and how many did not, as
 * JSON. A group is no test; what was skipped or left to do has not passed.
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
