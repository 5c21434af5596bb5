import { assertContent } from '@/tooling/checks/build-checks';
import { ensureChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { runEditorTests } from '@/tooling/test-runs/test-runners';

// The text editor in the browser, against a stand-in for the Git host.
await command(async () => {
  assertNoArguments();
  process.env['CHROMIUM_PATH'] = ensureChromium();
  await assertContent();
  const { passed, failed } = await runEditorTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
