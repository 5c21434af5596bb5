import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { Problem } from '@/lib/i18n/text-problem';
import { isLocale, locales } from '@/lib/locales';
import { assertConfig, formatReport, runContentChecks } from '@/scripts/checks/build-checks';
import { readTexts } from '@/scripts/checks/message-texts';
import { confirmSummaries } from '@/scripts/checks/terms-texts';
import { changesTable, replacedTexts, textsChangedSince } from '@/scripts/messages/changed-texts';
import { runCommand, UserError } from '@/scripts/support/command';

/** Prints the texts that have changed since a commit, with links to pages of a preview if given. */
function printChanges([ref, preview, ...rest]: readonly string[]): void {
  if (ref === undefined || rest.length > 0) {
    throw new UserError('Expected a commit and, if there is one, the URL of a preview.');
  }
  const options = {
    since: ref,
    replaced: replacedTexts(ref),
    preview: preview?.replace(/\/$/, ''),
  };
  console.log(changesTable(textsChangedSince(messagesFolder(), ref), options));
}

// Lists what to fix in all texts, or in those of one language: npm run messages -- vas
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
    throw new UserError(`No language "${unknown}"; expected one of ${locales.join(', ')}.`);
  }
  const languages = chosen.length > 0 ? chosen.filter(isLocale) : locales;
  if (isConfirming) {
    const changed = await confirmSummaries(messagesFolder(), languages);
    console.log(changed.length > 0 ? changed.join('\n') : 'Nothing has changed.');
    return;
  }
  const { files } = await readTexts(messagesFolder());
  for (const locale of languages) {
    const own = files.filter((file) => file.locale === locale);
    const count = own.reduce((sum, { messages }) => sum + messages.size, 0);
    console.log(`${locale}: ${count} texts in ${own.length} files`);
  }
  const isChosen = ({ file }: Problem) =>
    chosen.length === 0 || languages.some((locale) => file.startsWith(`messages/${locale}/`));
  const results = await runContentChecks({}, 'build');
  const { lines, toFix } = formatReport(
    results.map(({ title, problems }) => ({ title, problems: problems.filter(isChosen) })),
  );
  console.log(lines.join('\n'));
  if (toFix > 0) throw new UserError(`\n${toFix} to fix.`);
  console.log('\nNothing to fix.');
});
