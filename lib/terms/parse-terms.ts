import { numberTexts } from '@/lib/i18n/numbers';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { type TermsName, termsLocale, type termsSources } from '@/lib/terms/documents';
import {
  type MarkText,
  parseTermsDocument,
  parseTermsSummary,
  type TermsContext,
  type TermsDocument,
  type TermsSummary,
} from '@/lib/terms/parse-document';
import { site } from '@/site.config';

/** One set of terms, with its name in the messages: `terms.documents.<name>`. */
export type NamedTerms = TermsDocument & { name: TermsName };

/** A summary, with the name of the terms that it summarises. */
export type NamedSummary = TermsSummary & { name: TermsName };

function termsContext(locale: Locale, file: string, mark: MarkText | undefined): TermsContext {
  const { name: company, street, postalCode, city } = site.company;
  return {
    file: `${locale}/${file}`,
    values: { company, street, postalCode, city, email: site.email },
    pages: Object.fromEntries(pageKeys.map((page) => [page, hrefFor(locale, page)])),
    ...(mark && { mark }),
  };
}

/**
 * Parses one set of terms, and replaces placeholders with the company's data.
 *
 * @throws TermsError for invalid content
 */
export function parseTerms(
  { id, name, file }: (typeof termsSources)[number],
  text: string,
  mark?: MarkText,
): NamedTerms {
  return { ...parseTermsDocument(text, id, termsContext(termsLocale, file, mark)), name };
}

/**
 * Parses a language's summary of one set of terms, and replaces placeholders with the company's
 * data and with numbers.
 *
 * @throws TermsError for invalid content
 */
export function parseSummary(
  { name, summary }: (typeof termsSources)[number],
  locale: Locale,
  text: string,
  mark?: MarkText,
): NamedSummary {
  const { values, ...context } = termsContext(locale, summary.file, mark);
  const withNumbers = { ...values, ...numberTexts(locale) };
  return { ...parseTermsSummary(text, summary.id, { ...context, values: withNumbers }), name };
}
