import { parseArgs } from 'node:util';
import { buildNext } from '@/scripts/build/build-site';
import { generateFiles } from '@/scripts/build/generate-files';
import { prepareContent } from '@/scripts/build/prepare-content';
import { readLocalSettings } from '@/scripts/serve/contact';
import { startNextServer } from '@/scripts/serve/next-server';
import { serve } from '@/scripts/serve/serve';
import { runCommand } from '@/scripts/support/command';
import { readListenAddresses } from '@/scripts/support/listen-address';

await runCommand(async () => {
  parseArgs();
  const addresses = await readListenAddresses('npm run serve:node');
  await prepareContent();
  readLocalSettings(process.env, addresses);
  await generateFiles();
  await buildNext();
  await serve(addresses, (contact) =>
    startNextServer({ address: addresses.site, mode: 'production', contact }),
  );
});
