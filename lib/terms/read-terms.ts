import { numberTexts } from '@/lib/i18n/numbers';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { type TermsName, termsLocale, type termsSources } from '@/lib/terms/documents';
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
export type NamedTerms = TermsDocument & { name: TermsName };

/** A summary with the name of its document. */
export type NamedSummary = TermsSummary & { name: TermsName };

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
 * Reads a language's summary of one set of terms with facts and figures filled in.
 *
 * @param mark marks shown texts with their lines
 * @throws TermsError for invalid content
 */
export function readSummary(
  { name, summary }: (typeof termsSources)[number],
  locale: Locale,
  text: string,
  mark?: MarkLine,
): NamedSummary {
  const { facts, ...context } = contextOf(locale, summary.file, mark);
  const withNumbers = { ...facts, ...numberTexts(locale) };
  return { ...readTermsSummary(text, summary.id, { ...context, facts: withNumbers }), name };
}
