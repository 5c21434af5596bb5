import { buildSite } from '@/tooling/build/build-site';
import { assertContent } from '@/tooling/checks/build-checks';
import { ensureChromium } from '@/tooling/support/chromium';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { installHosts } from '@/tooling/test-runs/real-host-programs';
import { buildNext, runHostTests, runPlaywright, runSteps } from '@/tooling/test-runs/runners';

await command(async () => {
  assertNoArguments();
  ensureChromium();
  await installHosts();
  await assertContent();
  await buildSite();
  await buildNext();
  await runSteps([
    { name: 'Hosts, without a browser', run: runHostTests },
    { name: 'Browser tests on Next’s own server', run: () => runPlaywright(['node']) },
  ]);
});
