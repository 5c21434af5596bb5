import { namespaces } from '@/lib/i18n/namespaces';
import { lineOf, type Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import { messageProblems, readMessageTexts } from '@/tooling/checks/message-texts';
import { termsProblems } from '@/tooling/checks/terms-texts';
import { possiblyUntranslated } from '@/tooling/messages/check-translated';
import type { MessageFile } from '@/tooling/messages/message-file';
import { readMessageFile } from '@/tooling/messages/read-file';

/** Column headings. */
const columns = {
  missing: 'missing',
  orphaned: 'orphaned',
  untranslated: 'as German',
  length: 'too long',
  wording: 'words',
  other: 'other',
} as const satisfies Record<NonNullable<Problem['kind']> | 'other', string>;

type Column = keyof typeof columns;
const columnNames: readonly Column[] = [
  'missing',
  'orphaned',
  'untranslated',
  'length',
  'wording',
  'other',
];

/** State of the messages, formatted for editors. */
export type Report = { table: string; problems: readonly string[]; hints: readonly string[] };

/** A table row: name left-aligned, numbers right-aligned, `·` for 0. */
function rowOf(name: string, cells: readonly (string | number)[]): string {
  const written = cells.map((cell) => String(cell === 0 ? '·' : cell).padStart(11));
  return `${name.padEnd(26)}${written.join('')}`;
}

/** Whether a problem is in a file; the problem's path may end with a line number. */
const isIn = (file: string, problem: Problem) =>
  problem.file === file || problem.file.startsWith(`${file}:`);

function countedRow(
  path: string,
  keys: number | string,
  problems: readonly Problem[],
  hints: number,
): string {
  const own = problems.filter((problem) => isIn(`messages/${path}`, problem));
  const counts = columnNames.map((column) => {
    const count = own.filter(({ kind = 'other' }) => kind === column).length;
    return column === 'untranslated' ? count + hints : count;
  });
  return rowOf(path, [keys, ...counts]);
}

/** Problems in no counted row: missing or unexpected files. */
function looseRow(locale: Locale, problems: readonly Problem[], counted: readonly string[]) {
  const loose = problems.filter(
    (problem) =>
      problem.file.split('/')[1] === locale &&
      !counted.some((path) => isIn(`messages/${path}`, problem)),
  );
  if (loose.length === 0) return [];
  return [rowOf(`${locale}/`, ['–', 0, 0, 0, 0, 0, loose.length])];
}

/**
 * Checks all messages.
 *
 * @param folder folder of the message files
 * @param chosen languages to report
 */
export async function reportOn(folder: string, chosen: readonly Locale[]): Promise<Report> {
  const { texts } = await readMessageTexts(folder);
  const files = texts.flatMap((text) => readMessageFile(text).file ?? []);
  const problems = [...(await messageProblems(folder)), ...(await termsProblems(folder))];
  const fileOf = (locale: Locale, namespace: string): MessageFile | undefined =>
    files.find((file) => file.locale === locale && file.namespace === namespace);

  const hints: string[] = [];
  const blocks = chosen.map((locale) => {
    const pages = namespaces.map((namespace) => {
      const file = fileOf(locale, namespace);
      const german = fileOf(defaultLocale, namespace);
      const same =
        file && german && locale !== defaultLocale ? possiblyUntranslated(file, german) : [];
      if (file && same.length > 0) hints.push(`${file.file}: ${same.join(', ')}`);
      const path = `${locale}/${namespace}.json`;
      return { path, row: countedRow(path, file?.messages.size ?? '–', problems, same.length) };
    });
    const documentFiles = [
      ...(locale === termsLocale ? termsSources.map(({ file }) => file) : []),
      ...(summaryLocales.includes(locale) ? [termsSummary.file] : []),
    ];
    const documents = documentFiles.map((file) => {
      const path = `${locale}/${file}`;
      return { path, row: countedRow(path, '–', problems, 0) };
    });
    const rows = [...pages, ...documents];
    const counted = rows.map(({ path }) => path);
    return [...rows.map(({ row }) => row), ...looseRow(locale, problems, counted)].join('\n');
  });
  const heading = rowOf('', ['keys', ...columnNames.map((column) => columns[column])]);
  const told = problems.filter(({ file }) => {
    const folderName = file.split(/[/:]/)[1] ?? '';
    return chosen.some((locale) => locale === folderName) || chosen.length > 1;
  });
  return {
    table: [heading, ...blocks].join('\n\n'),
    problems: told.map(lineOf),
    hints,
  };
}
