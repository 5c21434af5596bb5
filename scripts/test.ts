import { ensureTestChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import type { Counts } from '@/tooling/test-runs/test-reports';
import { type Runner, runners } from '@/tooling/test-runs/test-runners';

/** Result of a runner. */
type Result = Counts & { name: string; seconds: number };

async function timed({ name, run }: Runner): Promise<Result> {
  console.log(`\n━━ ${name}`);
  const start = performance.now();
  const counts = await run().catch((error: unknown): Counts => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
}

function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const line = (name: string, ...cells: string[]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(' ');
  return [
    line('', 'passed', 'failed', 'seconds'),
    ...results.map(({ name, passed, failed, seconds }) =>
      line(name, String(passed), String(failed), seconds.toFixed(0)),
    ),
  ].join('\n');
}

await command(async () => {
  assertNoArguments();
  // Before the long-running steps; the browser tests use the same browser.
  process.env['CHROMIUM_PATH'] = ensureTestChromium();

  const results: Result[] = [];
  for (const runner of runners) results.push(await timed(runner));

  const sum = (of: keyof Counts) => results.reduce((total, result) => total + result[of], 0);
  console.log(`\n${tableOf(results)}\n`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
});
