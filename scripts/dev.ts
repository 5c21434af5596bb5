import { command } from '@/scripts/support/command';
import { assertPlaces } from '@/scripts/support/places';

await command(async () => {
  const places = await assertPlaces('npm run dev');
  // Loaded only now, because broken content throws while it is imported.
  const { buildFonts } = await import('@/lib/fonts/build-fonts');
  const { serveNext } = await import('@/scripts/support/serve-next');
  await buildFonts();
  await serveNext(places, 'development');
});
