import { parseArgs } from 'node:util';
import { buildNext, buildSite } from '@/scripts/build/build-site';
import { assertContent } from '@/scripts/checks/build-checks';
import { ensureChromium } from '@/scripts/support/chromium';
import { runCommand } from '@/scripts/support/command';
import {
  installHosts,
  printResults,
  runHostTests,
  runPlaywright,
  runStep,
} from '@/scripts/test-runs/runners';

await runCommand(async () => {
  const { 'no-build': isBuilt } = parseArgs({
    options: { 'no-build': { type: 'boolean' } },
  }).values;
  ensureChromium();
  installHosts();
  await assertContent();
  if (!isBuilt) await buildSite();
  await buildNext();
  await Promise.all([
    runStep('Hosts, without a browser', runHostTests),
    runStep('Browser tests on Next’s own server', () => runPlaywright(['node'])),
  ]);
  printResults();
});
