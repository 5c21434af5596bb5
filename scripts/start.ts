import { assertContent } from '@/lib/checks/build-checks';
import { assertFree, placeFrom, visibleAddress } from '@/lib/hosting/port';
import { command } from '@/scripts/support/command';

await command(async () => {
  const place = placeFrom(process.env);
  // Better now than after a minute of building.
  await assertFree(place, 'npm start');
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { buildSite, siteFolder } = await import('@/scripts/support/build-site');
  const { startPreviewServer } = await import('@/lib/hosting/preview-server');
  await buildSite();

  const server = await startPreviewServer({ root: siteFolder, ...place });
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  console.log(`\nSite:  ${visibleAddress(place)}`);
});
