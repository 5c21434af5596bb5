import { command } from '@/scripts/support/command';
import { assertPlaces } from '@/scripts/support/places';
import { assertNoArguments } from '@/scripts/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const places = await assertPlaces('npm run dev');
  // Loaded only now, because broken content throws while it is imported.
  const { makeFiles } = await import('@/scripts/support/make-files');
  const { serveNext } = await import('@/scripts/support/serve-next');
  await makeFiles();
  const { MESSAGES_URL: address } = process.env;
  if (address)
    console.log('Texts: messages/. MESSAGES_URL is for builds; see npm run messages:pull.');
  await serveNext(places, 'development');
});
