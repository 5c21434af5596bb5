import { command } from '@/scripts/support/command';
import { prepareContent } from '@/scripts/support/prepare-content';
import { assertNoArguments } from '@/scripts/support/without-arguments';

await command(async () => {
  assertNoArguments();
  await prepareContent();
  // Loaded only now, because broken content throws while it is imported.
  const { buildSite } = await import('@/scripts/support/build-site');
  const { warnBeforeLaunch } = await import('@/scripts/support/warn-before-launch');
  await buildSite();
  await warnBeforeLaunch();
});
