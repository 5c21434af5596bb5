import { buildSite, siteFolder } from '@/tooling/build/build-site';
import { prepareContent } from '@/tooling/build/prepare-content';
import { assertSettings } from '@/tooling/contact-stack/with-proxy';
import { readListenSettings } from '@/tooling/hosting/listen-settings';
import { serveSite } from '@/tooling/serve/serve-site';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  // Before the build, which takes a minute.
  const listenSettings = await readListenSettings('npm start');
  await prepareContent();
  assertSettings();
  await buildSite();
  await serveSite(listenSettings, siteFolder);
});
