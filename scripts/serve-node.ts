import { prepareContent } from '@/tooling/build/prepare-content';
import { assertPlaces } from '@/tooling/hosting/listen-addresses';
import { command } from '@/tooling/support/command';
import { next, runNode } from '@/tooling/support/run';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  const places = await assertPlaces('npm run serve:node');
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { makeFiles } = await import('@/tooling/build/make-files');
  const { assertSettings } = await import('@/tooling/contact-stack/with-proxy');
  const { serveNext } = await import('@/tooling/serve/serve-next');
  assertSettings();
  await makeFiles();
  await runNode([next, 'build'], { NODE_ENV: 'production', BUILD_TARGET: undefined });
  await serveNext(places, 'production');
});
