import { resolve } from 'node:path';
import { assertContent } from '@/tooling/checks/build-checks';
import { readEditorHost } from '@/tooling/cms/settings';
import { editorFolder, writeEditor } from '@/tooling/cms/write-editor';
import { command } from '@/tooling/support/command';
import { assertNoArguments } from '@/tooling/support/without-arguments';

// Writes the text editor into out-cms/: docs/editing-texts.md
await command(async () => {
  assertNoArguments();
  const host = readEditorHost(process.env);
  await assertContent();
  await writeEditor(host, resolve(editorFolder));
  console.log(
    `${editorFolder}/ edits the texts of ${host.repository} on its branch ${host.branch}. Put it on a host of its own: docs/editing-texts.md`,
  );
});
