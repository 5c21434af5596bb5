import { parseArgs } from 'node:util';
import { buildSite } from '@/tooling/build/build-site';
import { makeAssets } from '@/tooling/build/make-files';
import { prepareContent } from '@/tooling/build/prepare-content';
import { warnBeforeLaunch } from '@/tooling/launch/warn-before-launch';
import { command } from '@/tooling/support/command';

await command(async () => {
  const { values } = parseArgs({ options: { assets: { type: 'boolean', default: false } } });
  // Before the content is checked, because the check compares texts with the font.
  if (values.assets) await makeAssets();
  await prepareContent();
  await buildSite();
  await warnBeforeLaunch();
});
