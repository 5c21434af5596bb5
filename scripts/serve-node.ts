import { assertContent } from '@/lib/checks/build-checks';
import { assertFree, placeFrom } from '@/lib/hosting/port';
import { command } from '@/scripts/support/command';
import { next, nextPlace, runNode } from '@/scripts/support/run';

await command(async () => {
  const place = placeFrom(process.env);
  await assertFree(place, 'npm run serve:node');
  await assertContent();
  // Loaded only now, because broken content throws while it is imported.
  const { makeFiles } = await import('@/scripts/support/make-files');
  await makeFiles();
  const env = { NODE_ENV: 'production', BUILD_TARGET: undefined } as const;
  await runNode([next, 'build'], env);
  await runNode([next, 'start', ...nextPlace(place)], env);
});
