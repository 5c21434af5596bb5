import { buildPreview, buildSite, previewFolder } from '@/tooling/build/build-site';
import { prepareContent } from '@/tooling/build/prepare-content';
import { warnBeforeLaunch } from '@/tooling/launch/warn-before-launch';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { editorAddressFrom } from '@/tooling/text-finder/bundle-finder';

// With --preview it writes out-preview/: the site for those who work on its texts, which shows where
// each text is written.
await command(async () => {
  const isPreview = process.argv[2] === '--preview';
  assertNoArguments(process.argv.slice(isPreview ? 3 : 2));
  const editor = isPreview ? editorAddressFrom(process.env) : '';
  await prepareContent();
  if (!isPreview) {
    await buildSite();
    return warnBeforeLaunch();
  }
  await buildPreview(editor);
  console.log(`Alt+click shows where a text is written. Not for publishing: ${previewFolder}/`);
});
