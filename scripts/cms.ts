import { parseArgs } from 'node:util';
import { assertContent } from '@/scripts/checks/build-checks';
import type { EditorHost } from '@/scripts/cms/config';
import { writeEditor } from '@/scripts/cms/write-editor';
import { runCommand } from '@/scripts/support/command';

const folder = 'out-cms';

/** Reads the editor's repository and branch from environment variables. */
function readEditorHost(): EditorHost {
  const { CMS_REPOSITORY, GITHUB_REPOSITORY, CMS_BRANCH } = process.env;
  const repository = CMS_REPOSITORY || GITHUB_REPOSITORY || '';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(
      `CMS_REPOSITORY is ${JSON.stringify(repository)}; expected owner/name of the repository on GitHub.`,
    );
  }
  return { repository, branch: CMS_BRANCH || 'texts' };
}

// Builds the text editor in out-cms/: docs/editing-texts.md
await runCommand(async () => {
  parseArgs();
  const host = readEditorHost();
  await assertContent();
  await writeEditor(host, folder);
  console.log(
    `${folder}/ edits the texts of ${host.repository} on its branch ${host.branch}. Publish it on a separate host: docs/editing-texts.md`,
  );
});
