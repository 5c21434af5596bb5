import { buildSite } from '@/tooling/build/build-site';
import { prepareContent } from '@/tooling/build/prepare-content';
import { warnBeforeLaunch } from '@/tooling/launch/warn-before-launch';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

await command(async () => {
  assertNoArguments();
  await prepareContent();
  await buildSite();
  await warnBeforeLaunch();
});
