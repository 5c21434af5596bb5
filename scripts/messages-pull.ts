import { takeSnapshot } from '@/tooling/checks/backend-texts';
import { assertTablesAndFacts } from '@/tooling/checks/build-checks';
import { writePulled } from '@/tooling/messages/write-pulled';
import { command } from '@/tooling/support/command';
import { git } from '@/tooling/support/git';
import { assertNoArguments } from '@/tooling/support/without-arguments';

const folder = 'messages';

/** What is not committed could not be told from what comes, nor be brought back. */
function assertCommitted(): void {
  const changes = git(process.cwd(), 'status', '--porcelain', '--untracked-files=all', folder);
  if (changes === undefined) {
    throw new Error('This is no clone of a git repository, which would show what changes.');
  }
  if (changes === '') return;
  throw new Error(
    `${folder}/ holds changes that are not committed. Commit them, or put them aside (git stash push -u ${folder}), then pull again:\n${changes}`,
  );
}

await command(async () => {
  assertNoArguments();
  const { MESSAGES_URL: address } = process.env;
  if (!address) {
    throw new Error('MESSAGES_URL is not set; give the address of the texts: see docs/texts.md.');
  }
  assertCommitted();
  assertTablesAndFacts();

  const { texts, summary } = await takeSnapshot(address, 'pull');
  console.log(`Texts: ${summary}`);
  // Loading takes seconds, in which somebody may have saved a text.
  assertCommitted();
  const written = await writePulled(folder, texts);
  if (written.length === 0) {
    console.log(`They say what ${folder}/ says; nothing is written.`);
    return;
  }
  const files = written.length === 1 ? '1 file' : `${written.length} files`;
  console.log(written.map((path) => `${folder}/${path}`).join('\n'));
  console.log(
    `\n${files} written. Look: git diff --word-diff ${folder}. Take back: git restore ${folder}. What now: npm run check, then commit.`,
  );
});
