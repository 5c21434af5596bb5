import { parseArgs } from 'node:util';
import { buildNext, buildSite } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';
import { installHosts } from '@/scripts/test-runs/real-host-programs';
import { runHostTests, runPlaywright, runSteps } from '@/scripts/test-runs/runners';

await runCommand(async () => {
  const { 'no-build': isBuilt } = parseArgs({
    options: { 'no-build': { type: 'boolean' } },
  }).values;
  ensureChromium();
  installHosts();
  await assertContent();
  if (!isBuilt) await buildSite();
  await buildNext();
  const hosts = { name: 'Hosts, without a browser', run: runHostTests };
  const name = 'Browser tests on Next’s own server';
  await runSteps([hosts, { name, run: () => runPlaywright(['node']), after: [hosts] }]);
});
