import { assertFree, placeFrom } from '@/lib/hosting/port';
import { command } from '@/scripts/support/command';
import { next, nextPlace, runNode } from '@/scripts/support/run';

await command(async () => {
  const place = placeFrom(process.env);
  await assertFree(place, 'npm run dev');
  // Loaded only now, because broken content throws while it is imported.
  const { makeFiles } = await import('@/scripts/support/make-files');
  await makeFiles();
  await runNode([next, 'dev', ...nextPlace(place)], {
    NODE_ENV: 'development',
    BUILD_TARGET: undefined,
  });
});
