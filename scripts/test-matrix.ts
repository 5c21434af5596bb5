import { assertContent } from '@/tooling/checks/build-checks';
import { ensureTestChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { buildAll, runMatrix } from '@/tooling/test-runs/test-runners';

await command(async () => {
  assertNoArguments();
  process.env['CHROMIUM_PATH'] = ensureTestChromium();
  await assertContent();
  await buildAll();
  const { passed, failed } = await runMatrix();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
