import { parseArgs } from 'node:util';
import { assertConfig } from '@/scripts/checks/build-checks';
import { downloadTexts, formatTexts } from '@/scripts/messages/backend-texts';
import { git, runCommand, UserError } from '@/scripts/support/command';
import { writeFiles } from '@/scripts/support/files';

const folder = 'messages';

/** @throws if there are uncommitted changes, which would be overwritten */
function assertCommitted(): void {
  const changes = git('.', 'status', '--porcelain', '--untracked-files=all', folder);
  if (changes === '') return;
  throw new UserError(
    `${folder}/ has uncommitted changes. Commit or stash them (git stash push -u ${folder}), then pull again:\n${changes ?? 'not a git repository'}`,
  );
}

await runCommand(async () => {
  parseArgs();
  const { MESSAGES_URL: url } = process.env;
  if (!url) throw new UserError('MESSAGES_URL is not set; see docs/texts.md.');
  assertCommitted();
  assertConfig();

  const { texts, summary } = await downloadTexts(url);
  console.log(`Texts: ${summary}`);
  await writeFiles(folder, formatTexts(texts));
  const changed = git('.', 'diff', '--name-only', '--', folder);
  console.log(changed || `No differences from ${folder}/.`);
  if (!changed) return;
  console.log(
    `\nReview: git diff --word-diff ${folder}. Undo: git restore ${folder}. Next: npm run check, then commit.`,
  );
});
