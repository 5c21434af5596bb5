import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import type { TermsDocument } from '@/lib/terms/document';
import { termsLocale, termsSources } from '@/lib/terms/documents';
import { readTermsDocument } from '@/lib/terms/read-document';
import { site } from '@/site.config';

/** A document with its name in the messages. */
export type NamedTerms = TermsDocument & { name: (typeof termsSources)[number]['name'] };

const pages = Object.fromEntries(pageKeys.map((page) => [page, hrefFor(termsLocale, page)]));

/**
 * Reads one set of terms with the company's facts filled in.
 *
 * @throws TermsError for invalid content
 */
export function readTerms(
  { id, name, file }: (typeof termsSources)[number],
  text: string,
): NamedTerms {
  const { name: company, street, postalCode, city } = site.company;
  const facts = { company, street, postalCode, city, email: site.email };
  return { ...readTermsDocument(text, id, { file, facts, pages }), name };
}

/**
 * Reads both sets of terms at build time. In development an invalid one is omitted: the page itself
 * reports the problem.
 */
export async function loadTerms(): Promise<NamedTerms[]> {
  const folder = join(messagesFolder(), termsLocale);
  const loaded = termsSources.map(async (source) =>
    readTerms(source, await readFile(join(folder, source.file), 'utf8')),
  );
  if (process.env.NODE_ENV !== 'development') return Promise.all(loaded);
  const settled = await Promise.allSettled(loaded);
  return settled.flatMap((document) => (document.status === 'fulfilled' ? [document.value] : []));
}
