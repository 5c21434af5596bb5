import { assertContent } from '@/lib/checks/build-checks';
import { command } from '@/scripts/support/command';
import { installHosts } from '@/scripts/support/real-host-programs';
import { runHostTests } from '@/scripts/support/test-runners';
import { assertNoArguments } from '@/scripts/support/without-arguments';
import { ensureChromium } from '@/tests/support/chromium';

await command(async () => {
  assertNoArguments();
  // Playwright wants one, although these tests ask without a browser.
  process.env['CHROMIUM_PATH'] = ensureChromium();
  await installHosts();
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { buildSite } = await import('@/scripts/support/build-site');
  await buildSite();
  const { passed, failed } = await runHostTests();
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
