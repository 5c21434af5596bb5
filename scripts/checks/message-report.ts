import { namespaces } from '@/lib/i18n/namespaces';
import { formatProblem, type Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { summaryFiles, summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { projectContext, runContentChecks } from '@/scripts/checks/build-checks';
import { readMessageFiles } from '@/scripts/checks/message-texts';
import { possiblyUntranslated } from '@/scripts/messages/compare-files';

const columns = {
  missing: 'missing',
  orphaned: 'orphaned',
  untranslated: 'as German',
  length: 'too long',
  wording: 'wording',
  other: 'other',
} as const satisfies Record<NonNullable<Problem['kind']> | 'other', string>;

/** A table row: name left-aligned, numbers right-aligned, `·` for 0. */
function formatRow(name: string, cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => String(cell === 0 ? '·' : cell).padStart(11));
  return `${name.padEnd(26)}${written.join('')}`;
}

/** The files of a language: its messages, the terms, or their summaries. */
function listLanguageFiles(locale: Locale): string[] {
  return [
    ...namespaces.map((namespace) => `${namespace}.json`),
    ...(locale === termsLocale ? termsSources.map(({ file }) => file) : []),
    ...(summaryLocales.includes(locale) ? summaryFiles : []),
  ].map((file) => `messages/${locale}/${file}`);
}

type Report = { table: string; problems: string[]; warnings: string[]; hints: string[] };

/** Checks all messages, and reports the problems of the chosen languages. */
export async function createMessageReport(
  folder: string,
  chosen: readonly Locale[],
): Promise<Report> {
  const read = await readMessageFiles(folder);
  const results = await runContentChecks({ ...projectContext(), messages: folder }, 'build');
  const isChosen = ({ file }: Problem) =>
    chosen.length === locales.length ||
    chosen.some((locale) => file.startsWith(`messages/${locale}/`));
  const found = results.flatMap(({ problems }) => problems).filter(isChosen);

  const hints: string[] = [];
  const rows = chosen.flatMap((locale) => [
    '',
    ...listLanguageFiles(locale).map((path) => {
      const file = read.find((one) => one.file === path);
      const german = read.find(
        (one) => one.locale === defaultLocale && one.namespace === file?.namespace,
      );
      const same = file && german && file !== german ? possiblyUntranslated(file, german) : [];
      if (same.length > 0) hints.push(`${path}: ${same.join(', ')}`);
      // The path of a problem may end with a line number.
      const own = found.filter((problem) => problem.file.startsWith(path));
      const counts = Object.keys(columns).map((column) => {
        const count = own.filter(({ kind = 'other' }) => kind === column).length;
        return column === 'untranslated' ? count + same.length : count;
      });
      return formatRow(path.replace('messages/', ''), [file?.messages.size ?? '–', ...counts]);
    }),
  ]);
  return {
    table: [formatRow('', ['keys', ...Object.values(columns)]), ...rows].join('\n'),
    problems: found.filter(({ isWarning }) => !isWarning).map(formatProblem),
    warnings: found.filter(({ isWarning }) => isWarning).map(formatProblem),
    hints,
  };
}
