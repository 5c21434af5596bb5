import { assertPlaces } from '@/tooling/hosting/listen-addresses';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const places = await assertPlaces('npm run dev');
  // Loaded only now, because broken content throws while it is imported.
  const { makeFiles } = await import('@/tooling/build/make-files');
  const { serveNext } = await import('@/tooling/serve/serve-next');
  await makeFiles();
  const { MESSAGES_URL: address } = process.env;
  if (address)
    console.log('Texts: messages/. MESSAGES_URL is for builds; see npm run messages:pull.');
  await serveNext(places, 'development');
});
