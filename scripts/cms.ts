import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertContent } from '@/scripts/checks/build-checks';
import { readEditorHost } from '@/scripts/cms/settings';
import { editorFolder, writeEditor } from '@/scripts/cms/write-editor';
import { runCommand } from '@/scripts/support/command';

// Builds the text editor in out-cms/: docs/editing-texts.md
await runCommand(async () => {
  parseArgs();
  const host = readEditorHost(process.env);
  await assertContent();
  await writeEditor(host, resolve(editorFolder));
  console.log(
    `${editorFolder}/ edits the texts of ${host.repository} on its branch ${host.branch}. Publish it on a separate host: docs/editing-texts.md`,
  );
});
