import { companyFile } from '@/lib/site/schema';

/** Collections of the text editor: texts of pages, Markdown documents, company data. */
export const collections = { pages: 'pages', documents: 'documents', company: 'company' } as const;

/**
 * The URL's hash of a file in the text editor.
 *
 * ```
 * editorLink('home.json') // #/collections/pages/entries/home
 * editorLink('terms-employers.md') // #/collections/documents/entries/terms-employers
 * ```
 *
 * @param file name of a file in `messages/<language>/`
 * @returns a hash to append to the editor's URL: `new URL(link, 'https://texte.…/')`
 */
export function editorLink(file: string): string {
  const textCollection = file.endsWith('.json') ? collections.pages : collections.documents;
  const collection = file === companyFile ? collections.company : textCollection;
  return `#/collections/${collection}/entries/${file.replace(/\.\w+$/, '')}`;
}
