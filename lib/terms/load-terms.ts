import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import type { TermsDocument } from '@/lib/terms/document';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { readTermsDocument } from '@/lib/terms/read-document';
import { site } from '@/site.config';

/** A document with its name in the texts. */
export type NamedTerms = TermsDocument & { name: (typeof termsSources)[number]['name'] };

const { name: company, street, postalCode, city } = site.company;
const facts = { company, street, postalCode, city, email: site.email };
const pages = Object.fromEntries(pageKeys.map((page) => [page, hrefFor(termsLocale, page)]));

/** Reads both sets of terms, while building, with the company's facts filled in. */
export async function loadTerms(): Promise<NamedTerms[]> {
  const folder = join(process.cwd(), 'messages', termsLocale);
  return Promise.all(
    termsSources.map(async ({ id, name, file }) => {
      const source = await readFile(join(folder, file), 'utf8');
      return { ...readTermsDocument(source, id, { file, facts, pages }), name };
    }),
  );
}
