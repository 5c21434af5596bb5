import { makeFiles } from '@/tooling/build/make-files';
import { startNextServer } from '@/tooling/serve/next-server';
import { serve } from '@/tooling/serve/serve';
import { command } from '@/tooling/support/command';
import { readListenAddresses } from '@/tooling/support/listen-address';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { editorAddressFrom } from '@/tooling/text-finder/bundle-finder';

await command(async () => {
  assertNoArguments();
  const addresses = await readListenAddresses('npm run dev');
  editorAddressFrom(process.env);
  await makeFiles();
  const { MESSAGES_URL: address } = process.env;
  if (address)
    console.log('Texts: messages/. MESSAGES_URL is for builds; see npm run messages:pull.');
  await serve(addresses, (contact) =>
    startNextServer({ address: addresses.site, mode: 'development', contact }),
  );
});
