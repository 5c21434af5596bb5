import { makeFiles } from '@/tooling/build/make-files';
import { readListenSettings } from '@/tooling/hosting/listen-settings';
import { serveNext } from '@/tooling/serve/serve-next';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { editorAddressFrom } from '@/tooling/text-finder/bundle-finder';

await command(async () => {
  assertNoArguments();
  const listenSettings = await readListenSettings('npm run dev');
  editorAddressFrom(process.env);
  await makeFiles();
  const { MESSAGES_URL: address } = process.env;
  if (address)
    console.log('Texts: messages/. MESSAGES_URL is for builds; see npm run messages:pull.');
  await serveNext(listenSettings, 'development');
});
