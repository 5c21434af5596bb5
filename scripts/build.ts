import { prepareContent } from '@/tooling/build/prepare-content';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { buildSite } = await import('@/tooling/build/build-site');
  const { warnBeforeLaunch } = await import('@/tooling/launch/warn-before-launch');
  await buildSite();
  await warnBeforeLaunch();
});
