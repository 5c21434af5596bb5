import { parseArgs } from 'node:util';
import { assertContent } from '@/scripts/checks/build-checks';
import { writeEditor } from '@/scripts/cms/write-editor';
import { runCommand, UserError } from '@/scripts/support/command';

// Builds the text editor in out-cms/: docs/editing-texts.md
await runCommand(async () => {
  parseArgs();
  const { CMS_REPOSITORY, GITHUB_REPOSITORY, CMS_BRANCH, MESSAGES_URL } = process.env;
  const repository = CMS_REPOSITORY || GITHUB_REPOSITORY || '';
  const branch = CMS_BRANCH || 'texts';
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const given = JSON.stringify(repository);
    throw new UserError(
      `CMS_REPOSITORY is ${given}; expected owner/name of the repository on GitHub.`,
    );
  }
  await assertContent();
  await writeEditor({ repository, branch }, 'out-cms');
  console.log(`out-cms/ edits the texts of ${repository} on its branch ${branch}.`);
  console.log('Publish it on a separate host: docs/editing-texts.md');
  if (MESSAGES_URL)
    console.warn(
      'Builds use the texts of MESSAGES_URL: only company data reach the site from here.',
    );
});
