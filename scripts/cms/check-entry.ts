import { type Namespace, namespaces } from '@/lib/i18n/namespaces';
import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, isLocale, type Locale, locales } from '@/lib/locales';
import { companySchema } from '@/lib/site/schema';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { checkSummaryText, checkTermsText } from '@/scripts/checks/check-terms';
import type { EditorData } from '@/scripts/cms/write-editor';
import { checkMessages } from '@/scripts/messages/check-messages';
import { parseGlossary } from '@/scripts/messages/check-wording';
import type { MessageSource } from '@/scripts/messages/message-file';

/** A problem with its language and field. */
export type EntryProblem = { locale: Locale; key: string; message: string };

type ProjectData = Pick<EditorData, 'glossaries' | 'meta'>;

const projectGlossary = (project: ProjectData, locale: Locale) =>
  parseGlossary(project.glossaries[locale] ?? '');

function messageText(locale: Locale, namespace: Namespace, tree: unknown): MessageSource {
  const file = `messages/${locale}/${namespace}.json`;
  return { file, locale, namespace, text: JSON.stringify(tree) };
}

function localeFromPath(file: string): Locale {
  const folder = file.split('/')[1] ?? '';
  return isLocale(folder) ? folder : termsLocale;
}

const entryProblem = ({ file, key, message }: Problem): EntryProblem => ({
  locale: localeFromPath(file),
  key,
  message,
});

/** Checks a page's texts in all languages, as `npm run check` does. */
export function checkPage(
  namespace: Namespace,
  trees: ReadonlyMap<Locale, unknown>,
  project: ProjectData,
): EntryProblem[] {
  // Of two equal titles, the check reports the later one, which must be in this page.
  const others = locales.flatMap((locale) =>
    namespaces
      .filter((other) => other !== namespace)
      .map((other) => messageText(locale, other, { meta: project.meta[locale]?.[other] ?? {} })),
  );
  const own = [...trees].map(([locale, tree]) => messageText(locale, namespace, tree));
  const files = new Set(own.map(({ file }) => file));
  const glossaries = new Map(locales.map((locale) => [locale, projectGlossary(project, locale)]));
  return checkMessages([...others, ...own], glossaries)
    .filter(({ file }) => files.has(file))
    .map(entryProblem);
}

/** Checks the text of the file with the company's data. */
export function checkCompany(text: string): EntryProblem[] {
  const { error } = companySchema.safeParse(JSON.parse(text));
  return (error?.issues ?? []).map(({ path, message }) => ({
    locale: defaultLocale,
    key: path.join('.'),
    message,
  }));
}

/** The line number at the end of a problem's file, or else its key. */
function lineOrKey({ file, key }: Problem): string {
  const line = /:(\d+)$/.exec(file)?.[1];
  return key === '' && line !== undefined ? `:${line}` : key;
}

const documentProblem = (problem: Problem): EntryProblem => ({
  ...entryProblem(problem),
  key: lineOrKey(problem),
});

/** Checks one set of German terms. The key of a problem is a line such as `:12`. */
export function checkTermsEntry(file: string, text: string, project: ProjectData): EntryProblem[] {
  const source = termsSources.find((candidate) => candidate.file === file);
  if (source === undefined) return [];
  return checkTermsText(source, text, projectGlossary(project, termsLocale)).map(documentProblem);
}

/** Checks the summaries of one set of terms. The key of a problem is a line or a section. */
export async function checkSummaryEntry(
  source: (typeof termsSources)[number],
  texts: ReadonlyMap<Locale, string>,
  german: string,
  project: ProjectData,
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
      projectGlossary(project, locale),
    ),
  );
  return (await Promise.all(found)).flat().map(documentProblem);
}
