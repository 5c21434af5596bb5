import { runSteps } from '@/scripts/test-runs/runners';

const passing = async () => ({ passed: 2, failed: 0 });

it('names a step that does not end, ends the run, and prints the last line', async () => {
  const lines: unknown[] = [];
  const print = (...words: readonly unknown[]) => void lines.push(words[0]);
  for (const name of ['log', 'error', 'table'] as const)
    jest.spyOn(console, name).mockImplementation(print);
  const exit = jest.spyOn(process, 'exit').mockImplementation();
  const hanging = { name: 'Hangs', run: () => new Promise<never>(() => undefined) };
  const waiting = { name: 'Waits', run: passing, after: [hanging] };
  await runSteps([{ name: 'Ends', run: passing }, hanging, waiting], 0.001);
  expect(lines).toContain('“Hangs” is ended after 0.001 minutes.');
  expect(lines.at(-1)).toBe('\n2 passed, 2 failed');
  expect([process.exitCode, exit.mock.calls]).toEqual([1, [[]]]);
  process.exitCode = undefined;
  jest.restoreAllMocks();
});
