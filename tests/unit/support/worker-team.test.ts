/** @jest-environment node */
import { square } from '@/tests/unit/support/fixtures/square';
import { openWorkerTeam } from '@/tooling/support/worker-team';

const workerModule = 'tests/unit/support/fixtures/square-worker.ts';
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function runAll(jobs: readonly number[], size = 2) {
  const team = openWorkerTeam(workerModule, square, size);
  try {
    return await team.runAll(jobs);
  } finally {
    team.close();
  }
}

test('does many jobs in as many processes as asked for, and keeps their order', async () => {
  const results = await runAll(numbers(60));
  expect(results.map(({ value }) => value)).toEqual(numbers(60).map((one) => one * one));
  const processes = new Set(results.map((result) => result.process));
  expect(processes.size).toBeLessThanOrEqual(2);
  expect(processes).not.toContain(process.pid);
});

test('does few jobs itself', async () => {
  expect(await runAll([3])).toEqual([{ value: 9, process: process.pid }]);
  expect(await runAll([])).toEqual([]);
});

test('does all jobs itself when there may be one process only', async () => {
  const results = await runAll(numbers(60), 1);
  expect(new Set(results.map((result) => result.process))).toEqual(new Set([process.pid]));
});

test('fails as the job fails', async () => {
  await expect(runAll([...numbers(60), -1])).rejects.toThrow('-1 is negative.');
});

test('says when a process ends before its work', async () => {
  await expect(runAll([...numbers(30), 1_000_000, ...numbers(30)])).rejects.toThrow(
    'A worker of the build ended early (3).',
  );
});
