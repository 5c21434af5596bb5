import { messagesFolder } from '@/lib/i18n/messages-folder';
import { isLocale, locales } from '@/lib/locales';
import { assertConfig } from '@/scripts/checks/build-checks';
import { createMessageReport } from '@/scripts/checks/message-report';
import { confirmSummaries } from '@/scripts/checks/terms-texts';
import { runCommand } from '@/scripts/support/command';
import { textsChangedSince } from '@/scripts/text-changes/changed-since';
import { changesTable } from '@/scripts/text-changes/changes-table';

/** Prints the texts that have changed since a commit, with links to pages of a preview if given. */
async function printChanges([ref, preview, ...rest]: readonly string[]): Promise<void> {
  if (ref === undefined || rest.length > 0) {
    throw new Error('Expected a commit and, if there is one, the URL of a preview.');
  }
  const changes = await textsChangedSince(messagesFolder(), ref);
  console.log(changesTable(changes, { since: ref, preview: preview?.replace(/\/$/, '') }));
}

// Shows the state of all texts, or of one language: npm run messages -- vas
// Confirms that the summaries of the terms are up to date, in all languages or in one:
// npm run messages -- confirm-summaries en
// Lists the texts that have changed since a commit, as Markdown: npm run messages -- changed main
await runCommand(async () => {
  assertConfig();
  if (process.argv[2] === 'changed') return printChanges(process.argv.slice(3));
  const isConfirming = process.argv[2] === 'confirm-summaries';
  const chosen = process.argv.slice(isConfirming ? 3 : 2);
  const unknown = chosen.find((argument) => !isLocale(argument));
  if (unknown !== undefined) {
    throw new Error(`No language "${unknown}"; expected one of ${locales.join(', ')}.`);
  }
  const languages = chosen.length > 0 ? chosen.filter(isLocale) : locales;
  if (isConfirming) {
    const changed = await confirmSummaries(messagesFolder(), languages);
    console.log(changed.length > 0 ? changed.join('\n') : 'Nothing has changed.');
    return;
  }
  const { table, problems, warnings, hints } = await createMessageReport(
    messagesFolder(),
    languages,
  );

  const section = (title: string, lines: readonly string[]) => {
    if (lines.length > 0) console.log(`\n${title}\n  ${lines.join('\n  ')}`);
  };
  console.log(table);
  section('Same as German, which may be correct: names, and words of both languages', hints);
  section('Worth a look', warnings);
  section('To fix', problems);
  if (problems.length > 0) throw new Error(`\n${problems.length} to fix.`);
  console.log('\nNothing to fix.');
});
