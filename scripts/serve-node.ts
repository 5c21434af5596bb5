import { makeFiles } from '@/tooling/build/make-files';
import { prepareContent } from '@/tooling/build/prepare-content';
import { readLocalSettings } from '@/tooling/serve/contact';
import { startNextServer } from '@/tooling/serve/next-server';
import { serve } from '@/tooling/serve/serve';
import { command } from '@/tooling/support/command';
import { readListenAddresses } from '@/tooling/support/listen-address';
import { next, runNode } from '@/tooling/support/run';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const addresses = await readListenAddresses('npm run serve:node');
  await prepareContent();
  readLocalSettings(process.env, addresses);
  await makeFiles();
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
  await serve(addresses, (contact) =>
    startNextServer({ address: addresses.site, mode: 'production', contact }),
  );
});
