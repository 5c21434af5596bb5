import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/locales';
import { companySchema } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { checkSummaryText, checkTermsText } from '@/scripts/checks/check-terms';
import type { EditorData } from '@/scripts/cms/write-editor';
import { checkMessages } from '@/scripts/messages/check-messages';
import { readGlossary } from '@/scripts/messages/check-wording';
import type { MessageText } from '@/scripts/messages/message-file';

/** A problem, and the language and field where it is. */
export type EntryProblem = { locale: Locale; key: string; message: string };

type Known = Pick<EditorData, 'glossaries' | 'meta'>;

const glossaryIn = (known: Known, locale: Locale) => readGlossary(known.glossaries[locale] ?? '');

function messageText(locale: Locale, namespace: Namespace, tree: unknown): MessageText {
  const file = `messages/${locale}/${namespace}.json`;
  return { file, locale, namespace, text: JSON.stringify(tree) };
}

/** The language of a file in `messages/`. */
function localeIn(file: string): Locale {
  const folder = file.split('/')[1] ?? '';
  return isLocale(folder) ? folder : termsLocale;
}

const entryProblem = ({ file, key, message }: Problem): EntryProblem => ({
  locale: localeIn(file),
  key,
  message,
});

/**
 * Checks a page's texts in all languages, as `npm run check` does.
 *
 * @param trees the content of the page's message files
 * @param known texts of the other pages, against which this one is compared
 */
export function checkPage(
  namespace: Namespace,
  trees: ReadonlyMap<Locale, unknown>,
  known: Known,
): EntryProblem[] {
  // The other pages come first: of two equal titles the later one is reported.
  const others = locales.flatMap((locale) =>
    namespaces
      .filter((other) => other !== namespace)
      .map((other) => messageText(locale, other, { meta: known.meta[locale]?.[other] ?? {} })),
  );
  const own = [...trees].map(([locale, tree]) => messageText(locale, namespace, tree));
  const files = new Set(own.map(({ file }) => file));
  const glossaries = new Map(locales.map((locale) => [locale, glossaryIn(known, locale)]));
  return checkMessages([...others, ...own], glossaries)
    .filter(({ file }) => files.has(file))
    .map(entryProblem);
}

/** Checks the text of the file with the company's facts. */
export function checkCompany(text: string): EntryProblem[] {
  const { error } = companySchema.safeParse(JSON.parse(text));
  return (error?.issues ?? []).map(({ path, message }) => ({
    locale: defaultLocale,
    key: path.join('.'),
    message,
  }));
}

/** The line that a problem names behind its file. */
function lineIn({ file, key }: Problem): string {
  const line = /:(\d+)$/.exec(file)?.[1];
  return key === '' && line !== undefined ? `:${line}` : key;
}

const documentProblem = (problem: Problem): EntryProblem => ({
  ...entryProblem(problem),
  key: lineIn(problem),
});

/**
 * Checks one set of German terms.
 *
 * @param file its file name
 * @returns problems; `key` is a line such as `:12`
 */
export function checkTermsEntry(file: string, text: string, known: Known): EntryProblem[] {
  const source = termsSources.find((candidate) => candidate.file === file);
  if (source === undefined) return [];
  return checkTermsText(source, text, glossaryIn(known, termsLocale)).map(documentProblem);
}

/**
 * Checks the summaries of one set of terms.
 *
 * @param texts the summaries by language
 * @param german the German terms as they are now
 * @returns problems; `key` is a line such as `:12`, or a section
 */
export async function checkSummaryEntry(
  source: (typeof termsSources)[number],
  texts: ReadonlyMap<Locale, string>,
  german: string,
  known: Known,
): Promise<EntryProblem[]> {
  const found = [...texts].map(([locale, text]) =>
    checkSummaryText(
      source,
      {
        locale,
        file: `messages/${locale}/${source.summary.file}`,
        text,
        german: { file: `messages/${termsLocale}/${source.file}`, text: german },
      },
      glossaryIn(known, locale),
    ),
  );
  return (await Promise.all(found)).flat().map(documentProblem);
}
