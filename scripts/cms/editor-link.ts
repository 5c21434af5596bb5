import { companyFile } from '@/lib/site/schema';

/** Collections of the text editor: texts of pages, documents in Markdown, company facts. */
export const collections = { pages: 'pages', documents: 'documents', company: 'company' } as const;

/**
 * The address of a file's page in the text editor.
 *
 * ```
 * editorLink('home.json') // #/collections/pages/entries/home
 * editorLink('terms-employers.md') // #/collections/documents/entries/terms-employers
 * ```
 *
 * @param file name of a file in `messages/<language>/`
 * @returns a hash, to be put behind the editor's own address: `new URL(link, 'https://texte.…/')`
 */
export function editorLink(file: string): string {
  const ofTexts = file.endsWith('.json') ? collections.pages : collections.documents;
  const collection = file === companyFile ? collections.company : ofTexts;
  return `#/collections/${collection}/entries/${file.replace(/\.\w+$/, '')}`;
}
