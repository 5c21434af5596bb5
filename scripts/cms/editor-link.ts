import type { Namespace } from '@/lib/i18n/namespaces';
import { defaultLocale, type Locale } from '@/lib/locales';
import { termsSources, termsSummary } from '@/lib/terms/documents';

/** Collections of the text editor: texts of pages, and documents in Markdown. */
export const collections = { pages: 'pages', documents: 'documents' } as const;

/** Query of a link into the editor, behind the hash. */
export const linkParameters = { key: '_key', locale: '_locale' } as const;

/** A document in Markdown, by its file name without extension: `terms-employers`. */
type DocumentName = 'terms-employers' | 'terms-candidates' | 'terms-candidates-summary';

const documentNames: readonly string[] = [...termsSources, termsSummary].map(({ file }) =>
  file.replace(/\.md$/, ''),
);

/**
 * The address of a text's field in the text editor, which shows German beside the language.
 *
 * ```
 * editorLink('home.hero.title', 'vas') // #/collections/pages/entries/home?_key=hero.title&_locale=vas
 * editorLink('terms-employers', 'de') // #/collections/documents/entries/terms-employers?_key=body&_locale=de
 * ```
 *
 * @param key namespace and key of a message, a namespace alone for the whole file, or the name of a
 *   document
 * @returns a hash, to be put behind the editor's own address: `new URL(link, 'https://texte.…/')`
 */
export function editorLink(
  key: `${Namespace}.${string}` | Namespace | DocumentName,
  locale: Locale = defaultLocale,
): string {
  const isDocument = documentNames.includes(key);
  const [entry = '', ...path] = isDocument ? [key, 'body'] : key.split('.');
  const collection = isDocument ? collections.documents : collections.pages;
  const query = new URLSearchParams({
    ...(path.length > 0 && { [linkParameters.key]: path.join('.') }),
    [linkParameters.locale]: locale,
  });
  return `#/collections/${collection}/entries/${entry}?${query}`;
}
