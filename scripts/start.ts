import { parseArgs } from 'node:util';
import { readLocalSettings, serve } from '@/scripts/serve/serve';
import { startSiteServer } from '@/scripts/serve/site-server';
import { printLine, runCommand } from '@/scripts/support/command';
import { readListenAddresses } from '@/scripts/support/listen-address';

const root = 'out';

await runCommand(async () => {
  const { 'no-build': isBuilt } = parseArgs({
    options: { 'no-build': { type: 'boolean' } },
  }).values;
  // If a port is in use, this fails before the build, which takes a minute.
  const addresses = await readListenAddresses('npm start');
  const build = isBuilt ? undefined : await import('@/scripts/build/build-site');
  await build?.prepareContent();
  readLocalSettings(process.env, addresses);
  if (build) printLine('Building the site. This takes up to a minute.');
  await build?.buildSite();
  await serve(addresses, (contact) => startSiteServer({ root, address: addresses.site, contact }));
});
