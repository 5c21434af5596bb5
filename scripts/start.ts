import { command } from '@/scripts/support/command';
import { assertPlaces } from '@/scripts/support/places';
import { prepareContent } from '@/scripts/support/prepare-content';
import { assertNoArguments } from '@/scripts/support/without-arguments';

await command(async () => {
  assertNoArguments();
  // Better now than after a minute of building.
  const places = await assertPlaces('npm start');
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { assertSettings } = await import('@/scripts/support/contact-stack');
  const { buildSite, siteFolder } = await import('@/scripts/support/build-site');
  const { serveSite } = await import('@/scripts/support/serve-site');
  assertSettings();
  await buildSite();
  await serveSite(places, siteFolder);
});
