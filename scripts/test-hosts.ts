import { buildSite } from '@/tooling/build/build-site';
import { assertContent } from '@/tooling/checks/build-checks';
import { ensureChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { installHosts } from '@/tooling/test-runs/real-host-programs';
import { runHostTests } from '@/tooling/test-runs/test-runners';

await command(async () => {
  assertNoArguments();
  // Playwright's configuration needs one, although these tests use no browser.
  process.env['CHROMIUM_PATH'] = ensureChromium();
  await installHosts();
  await assertContent();
  await buildSite();
  const { passed, failed } = await runHostTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
