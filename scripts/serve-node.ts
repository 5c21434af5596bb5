import { command } from '@/scripts/support/command';
import { assertPlaces } from '@/scripts/support/places';
import { prepareContent } from '@/scripts/support/prepare-content';
import { next, runNode } from '@/scripts/support/run';
import { assertNoArguments } from '@/scripts/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const places = await assertPlaces('npm run serve:node');
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { makeFiles } = await import('@/scripts/support/make-files');
  const { assertSettings } = await import('@/scripts/support/contact-stack');
  const { serveNext } = await import('@/scripts/support/serve-next');
  assertSettings();
  await makeFiles();
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
  await serveNext(places, 'production');
});
