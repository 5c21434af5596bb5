import { parseArgs } from 'node:util';
import { buildIcons } from '@/scripts/assets/icons/build-icons';
import { buildPreview, buildSite, prepareContent, previewFolder } from '@/scripts/build/build-site';
import { warnOfLaunchProblems } from '@/scripts/checks/build-checks';
import { readEditorUrl } from '@/scripts/publishing/bundle';
import { runCommand } from '@/scripts/support/command';

await runCommand(async () => {
  const { preview, assets } = parseArgs({
    options: { preview: { type: 'boolean' }, assets: { type: 'boolean' } },
  }).values;
  const editor = preview ? readEditorUrl(process.env) : '';
  if (assets) await buildIcons();
  await prepareContent();
  if (preview) {
    await buildPreview(editor);
    console.log(`Alt+click shows where a text is written. Not for publishing: ${previewFolder}/`);
    return;
  }
  await buildSite();
  await warnOfLaunchProblems();
});
