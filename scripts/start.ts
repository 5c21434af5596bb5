import { parseArgs } from 'node:util';
import { readLocalSettings } from '@/tooling/serve/contact';
import { serve } from '@/tooling/serve/serve';
import { startSiteServer } from '@/tooling/serve/site-server';
import { command } from '@/tooling/support/command';
import { readListenAddresses } from '@/tooling/support/listen-address';

const root = 'out';

/** @throws an error of one line for unknown arguments */
function isToBeBuilt(): boolean {
  try {
    return !parseArgs({ options: { 'no-build': { type: 'boolean' } } }).values['no-build'];
  } catch {
    throw new Error('Usage: npm start, or npm start -- --no-build to serve what was built before.');
  }
}

await command(async () => {
  const isBuilding = isToBeBuilt();
  // Before the build, which takes a minute.
  const addresses = await readListenAddresses('npm start');
  if (isBuilding) {
    const { prepareContent } = await import('@/tooling/build/prepare-content');
    await prepareContent();
  }
  readLocalSettings(process.env, addresses);
  if (isBuilding) {
    const { buildSite } = await import('@/tooling/build/build-site');
    await buildSite();
  }
  await serve(addresses, (contact) => startSiteServer({ root, address: addresses.site, contact }));
});
