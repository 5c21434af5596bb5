import { makeFiles } from '@/tooling/build/make-files';
import { assertPlaces } from '@/tooling/hosting/listen-addresses';
import { serveNext } from '@/tooling/serve/serve-next';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const places = await assertPlaces('npm run dev');
  await makeFiles();
  const { MESSAGES_URL: address } = process.env;
  if (address)
    console.log('Texts: messages/. MESSAGES_URL is for builds; see npm run messages:pull.');
  await serveNext(places, 'development');
});
