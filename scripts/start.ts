import { parseArgs } from 'node:util';
import { readLocalSettings } from '@/scripts/serve/contact';
import { serve } from '@/scripts/serve/serve';
import { startSiteServer } from '@/scripts/serve/site-server';
import { command } from '@/scripts/support/command';
import { readListenAddresses } from '@/scripts/support/listen-address';

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
    const { prepareContent } = await import('@/scripts/build/prepare-content');
    await prepareContent();
  }
  readLocalSettings(process.env, addresses);
  if (isBuilding) {
    const { buildSite } = await import('@/scripts/build/build-site');
    await buildSite();
  }
  await serve(addresses, (contact) => startSiteServer({ root, address: addresses.site, contact }));
});
