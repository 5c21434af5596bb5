import { prepareContent } from '@/tooling/build/prepare-content';
import { assertPlaces } from '@/tooling/hosting/listen-addresses';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  // Better now than after a minute of building.
  const places = await assertPlaces('npm start');
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { assertSettings } = await import('@/tooling/contact-stack/with-proxy');
  const { buildSite, siteFolder } = await import('@/tooling/build/build-site');
  const { serveSite } = await import('@/tooling/serve/serve-site');
  assertSettings();
  await buildSite();
  await serveSite(places, siteFolder);
});
