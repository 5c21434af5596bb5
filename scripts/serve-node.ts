import { makeFiles } from '@/tooling/build/make-files';
import { prepareContent } from '@/tooling/build/prepare-content';
import { assertSettings } from '@/tooling/contact-stack/with-proxy';
import { readListenSettings } from '@/tooling/hosting/listen-settings';
import { serveNext } from '@/tooling/serve/serve-next';
import { command } from '@/tooling/support/command';
import { next, runNode } from '@/tooling/support/run';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const listenSettings = await readListenSettings('npm run serve:node');
  await prepareContent();
  assertSettings();
  await makeFiles();
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
  await serveNext(listenSettings, 'production');
});
