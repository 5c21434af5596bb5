import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figureTexts } from '@/lib/i18n/figures';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import type { TermsDocument, TermsSummary } from '@/lib/terms/document';
import { termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import type { TermsContext } from '@/lib/terms/parse-markdown';
import { readTermsDocument, readTermsSummary } from '@/lib/terms/read-document';
import { site } from '@/site.config';

/** A document with its name in the messages. */
export type NamedTerms = TermsDocument & { name: (typeof termsSources)[number]['name'] };

/** What a document or summary in a language may refer to. */
function contextOf(locale: Locale, file: string): TermsContext {
  const { name: company, street, postalCode, city } = site.company;
  return {
    file: `${locale}/${file}`,
    facts: { company, street, postalCode, city, email: site.email },
    pages: Object.fromEntries(pageKeys.map((page) => [page, hrefFor(locale, page)])),
  };
}

/**
 * Reads one set of terms with the company's facts filled in.
 *
 * @throws TermsError for invalid content
 */
export function readTerms(
  { id, name, file }: (typeof termsSources)[number],
  text: string,
): NamedTerms {
  return { ...readTermsDocument(text, id, contextOf(termsLocale, file)), name };
}

/**
 * Reads a language's summary of the candidates' terms with facts and figures filled in.
 *
 * @throws TermsError for invalid content
 */
export function readSummary(locale: Locale, text: string): TermsSummary {
  const { facts, ...context } = contextOf(locale, termsSummary.file);
  const withFigures = { ...facts, ...figureTexts(locale) };
  return readTermsSummary(text, termsSummary.id, { ...context, facts: withFigures });
}

/**
 * Reads a language's summary of the candidates' terms at build time. In development an invalid one
 * is omitted: the page itself reports the problem.
 */
export async function loadSummary(locale: Locale): Promise<TermsSummary | undefined> {
  const path = join(messagesFolder(), locale, termsSummary.file);
  try {
    return readSummary(locale, await readFile(path, 'utf8'));
  } catch (error) {
    if (process.env.NODE_ENV === 'development') return undefined;
    throw error;
  }
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
