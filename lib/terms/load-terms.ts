import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areTextsMarked } from '@/lib/i18n/mark-messages';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { inflectNouns } from '@/lib/i18n/nouns';
import { numberTexts } from '@/lib/i18n/numbers';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { earlyEndValues } from '@/lib/site/channels';
import { type TermsName, termsLocale, termsSources } from '@/lib/terms/documents';
import {
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
 * offers if an employment ends early, and inflects nouns after numbers. Lines keep their numbers.
 */
function chooseItems(text: string, { values }: TermsContext, locale: Locale): string {
  const earlyEnd = earlyEndValues(site);
  const chosen = text.replace(
    /^(\d+\. )\{(replacement|refund|none)\} (.*)$/gm,
    (_, number: string, rule: string, words: string) =>
      rule === earlyEnd.rule ? number + words : '',
  );
  return inflectNouns(chosen, values, locale);
}

/** @param isMarked whether texts get invisible marks with their file and line */
function termsContext(locale: Locale, fileName: string, isMarked: boolean): TermsContext {
  const { name: company, street, postalCode, city } = site.company;
  const { months, percent } = earlyEndValues(site);
  const file = `${locale}/${fileName}`;
  return {
    file,
    values: {
      ...{ company, street, postalCode, city, email: site.email },
      ...{ months: `${months}`, percent: `${percent}` },
      ...numberTexts(locale),
    },
    pages: Object.fromEntries(pageKeys.map((page) => [page, hrefFor(locale, page)])),
    ...(isMarked && { mark: (text, line) => markText(text, `${file}:${line}`) }),
  };
}

type Source = (typeof termsSources)[number];

/**
 * Parses one set of terms, and replaces placeholders with the company's data and with numbers.
 *
 * @throws TermsError for invalid content
 */
export function parseTerms({ id, name, file }: Source, text: string, isMarked = false): NamedTerms {
  const context = termsContext(termsLocale, file, isMarked);
  return { ...parseTermsDocument(chooseItems(text, context, termsLocale), id, context), name };
}

/**
 * Parses a language's summary of one set of terms, with the same placeholders.
 *
 * @throws TermsError for invalid content
 */
export function parseSummary(
  { id, name, summaryFile }: Source,
  locale: Locale,
  text: string,
  isMarked = false,
): NamedSummary {
  const context = termsContext(locale, summaryFile, isMarked);
  return { ...parseTermsSummary(chooseItems(text, context, locale), id, context), name };
}

/** Reads a text for each set of terms. In development, invalid ones are left out; the page shows why. */
async function loadAll<T>(load: (source: Source) => Promise<T>): Promise<T[]> {
  const loaded = termsSources.map(load);
  if (process.env.NODE_ENV !== 'development') return Promise.all(loaded);
  const settled = await Promise.allSettled(loaded);
  return settled.flatMap((document) => (document.status === 'fulfilled' ? [document.value] : []));
}

const readSource = (locale: Locale, file: string) =>
  readFile(join(messagesFolder(), locale, file), 'utf8');

/** Reads a language's summaries of the terms at build time. */
export const loadSummaries = (locale: Locale): Promise<NamedSummary[]> =>
  loadAll(async (source) => {
    const text = await readSource(locale, source.summaryFile);
    return parseSummary(source, locale, text, areTextsMarked());
  });

/** Reads both sets of terms at build time. */
export const loadTerms = (): Promise<NamedTerms[]> =>
  loadAll(async (source) =>
    parseTerms(source, await readSource(termsLocale, source.file), areTextsMarked()),
  );
