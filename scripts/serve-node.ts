import { parseArgs } from 'node:util';
import { buildNext, prepareContent } from '@/scripts/build/build-site';
import { generateFiles } from '@/scripts/build/generate-files';
import { startNextServer } from '@/scripts/serve/next-server';
import { readLocalSettings, serve } from '@/scripts/serve/serve';
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
