import { numberTexts } from '@/lib/i18n/numbers';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { earlyEndValues } from '@/lib/site/early-end';
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

/**
 * Keeps, of the list items that begin with a rule such as `{refund}`, the one for what the company
 * offers if an employment ends early. Lines keep their numbers.
 */
function chooseItems(text: string): string {
  const earlyEnd = earlyEndValues(site);
  return text.replace(
    /^(\d+\. )\{(replacement|refund|none)\} (.*)$/gm,
    (_, number: string, rule: string, words: string) =>
      rule === earlyEnd.rule ? number + words : '',
  );
}

function termsContext(locale: Locale, file: string, mark: MarkText | undefined): TermsContext {
  const { name: company, street, postalCode, city } = site.company;
  const { months, percent } = earlyEndValues(site);
  return {
    file: `${locale}/${file}`,
    values: {
      ...{ company, street, postalCode, city, email: site.email },
      ...{ months: `${months}`, percent: `${percent}` },
    },
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
  return {
    ...parseTermsDocument(chooseItems(text), id, termsContext(termsLocale, file, mark)),
    name,
  };
}

/**
 * Parses a language's summary of one set of terms, and replaces placeholders with the company's
 * data and with numbers.
 *
 * @throws TermsError for invalid content
 */
export function parseSummary(
  { id, name, summaryFile }: (typeof termsSources)[number],
  locale: Locale,
  text: string,
  mark?: MarkText,
): NamedSummary {
  const { values, ...context } = termsContext(locale, summaryFile, mark);
  const withNumbers = { ...values, ...numberTexts(locale) };
  return {
    ...parseTermsSummary(chooseItems(text), id, { ...context, values: withNumbers }),
    name,
  };
}
