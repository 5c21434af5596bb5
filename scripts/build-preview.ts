import { buildPreview, previewFolder } from '@/tooling/build/build-site';
import { prepareContent } from '@/tooling/build/prepare-content';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';
import { editorAddressFrom } from '@/tooling/text-finder/bundle-finder';

// Writes out-preview/: the site for those who work on its texts, which shows where each is written.
await command(async () => {
  assertNoArguments();
  const editor = editorAddressFrom(process.env);
  await prepareContent();
  await buildPreview(editor);
  console.log(`Alt+click shows where a text is written. Not for publishing: ${previewFolder}/`);
});
