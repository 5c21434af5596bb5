import { assertContent } from '@/tooling/checks/build-checks';
import { ensureTestChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { installHosts } from '@/tooling/test-runs/real-host-programs';
import type { Counts } from '@/tooling/test-runs/test-reports';
import { buildAll, runHostTests, runNextTests } from '@/tooling/test-runs/test-runners';

await command(async () => {
  assertNoArguments();
  process.env['CHROMIUM_PATH'] = ensureTestChromium();
  await installHosts();
  await assertContent();
  await buildAll();
  const results = [await runHostTests(), await runNextTests()];
  const sum = (of: keyof Counts) => results.reduce((total, counts) => total + counts[of], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
