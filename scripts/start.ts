import { assertContent } from '@/lib/checks/build-checks';
import { command } from '@/scripts/support/command';
import { assertPlaces } from '@/scripts/support/places';
import type { RunningStack } from '@/scripts/support/stack/stack';

await command(async () => {
  // Better now than after a minute of building.
  const places = await assertPlaces('npm start');
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { announce, assertSettings, startContactStack } = await import(
    '@/scripts/support/contact-stack'
  );
  assertSettings();
  const { buildSite, siteFolder } = await import('@/scripts/support/build-site');
  const { startPreviewServer } = await import('@/lib/hosting/preview-server');
  await buildSite();

  let stack: RunningStack | undefined;
  const server = await startPreviewServer({
    root: siteFolder,
    ...places.site,
    contact: () => stack?.contact(),
  });
  const stop = async () => {
    await server.close();
    await stack?.stop();
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    stack = await startContactStack(places);
  } catch (error) {
    await server.close();
    throw error;
  }
  announce(places, stack);
});
