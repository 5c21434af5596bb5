import { parseArgs } from 'node:util';
import { buildPreview, buildSite, previewFolder } from '@/tooling/build/build-site';
import { prepareContent } from '@/tooling/build/prepare-content';
import { warnBeforeLaunch } from '@/tooling/checks/build-checks';
import { command } from '@/tooling/support/command';
import { editorAddressFrom } from '@/tooling/text-finder/bundle-finder';

/** @throws an error of one line for unknown arguments */
function isPreview(): boolean {
  try {
    return parseArgs({ options: { preview: { type: 'boolean' } } }).values.preview ?? false;
  } catch {
    throw new Error(
      'Usage: npm run build, or npm run build -- --preview for a site that shows its texts.',
    );
  }
}

// With --preview: the site for those who work on its texts, which shows where each is written.
await command(async () => {
  if (!isPreview()) {
    await prepareContent();
    await buildSite();
    await warnBeforeLaunch();
    return;
  }
  const editor = editorAddressFrom(process.env);
  await prepareContent();
  await buildPreview(editor);
  console.log(`Alt+click shows where a text is written. Not for publishing: ${previewFolder}/`);
});
