import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figureTexts } from '@/lib/i18n/figures';
import { areTextsMarked } from '@/lib/i18n/mark-messages';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';
import {
  type MarkLine,
  readTermsDocument,
  readTermsSummary,
  type TermsContext,
  type TermsDocument,
  type TermsSummary,
} from '@/lib/terms/read-document';
import { site } from '@/site.config';

/** A document with its name in the messages. */
export type NamedTerms = TermsDocument & { name: (typeof termsSources)[number]['name'] };

/** What a document or summary in a language may refer to. */
function contextOf(locale: Locale, file: string, mark: MarkLine | undefined): TermsContext {
  const { name: company, street, postalCode, city } = site.company;
  return {
    file: `${locale}/${file}`,
    facts: { company, street, postalCode, city, email: site.email },
    pages: Object.fromEntries(pageKeys.map((page) => [page, hrefFor(locale, page)])),
    ...(mark && { mark }),
  };
}

/**
 * Reads one set of terms with the company's facts filled in.
 *
 * @param mark marks shown texts with their lines
 * @throws TermsError for invalid content
 */
export function readTerms(
  { id, name, file }: (typeof termsSources)[number],
  text: string,
  mark?: MarkLine,
): NamedTerms {
  return { ...readTermsDocument(text, id, contextOf(termsLocale, file, mark)), name };
}

/**
 * Reads a language's summary of the candidates' terms with facts and figures filled in.
 *
 * @param mark marks shown texts with their lines
 * @throws TermsError for invalid content
 */
export function readSummary(locale: Locale, text: string, mark?: MarkLine): TermsSummary {
  const { facts, ...context } = contextOf(locale, termsSummary.file, mark);
  const withFigures = { ...facts, ...figureTexts(locale) };
  return readTermsSummary(text, termsSummary.id, { ...context, facts: withFigures });
}

/** Marks the texts of a document where texts are marked. */
function markerOf(locale: Locale, name: string): MarkLine | undefined {
  if (!areTextsMarked()) return undefined;
  return (text, line) => markText(text, { file: `${locale}/${name}`, line, key: '' });
}

/**
 * Reads a language's summary of the candidates' terms at build time. In development an invalid one
 * is omitted: the page itself reports the problem.
 */
export async function loadSummary(locale: Locale): Promise<TermsSummary | undefined> {
  const path = join(messagesFolder(), locale, termsSummary.file);
  try {
    const mark = markerOf(locale, termsSummary.file);
    return readSummary(locale, await readFile(path, 'utf8'), mark);
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
    readTerms(
      source,
      await readFile(join(folder, source.file), 'utf8'),
      markerOf(termsLocale, source.file),
    ),
  );
  if (process.env.NODE_ENV !== 'development') return Promise.all(loaded);
  const settled = await Promise.allSettled(loaded);
  return settled.flatMap((document) => (document.status === 'fulfilled' ? [document.value] : []));
}
