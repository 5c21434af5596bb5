import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

/** The only language in which the terms are binding. */
export const termsLocale: Locale = 'de';

/** Anchor of each document, or of its summary, on the terms page in every language. */
const anchors = { employers: 'arbeitgeber', candidates: 'bewerber' } as const;

/** Name of one of the two sets of terms in the messages: `terms.documents.<name>`. */
export type TermsName = keyof typeof anchors;

/** The two sets of terms, in page order. */
export const termsSources = (['employers', 'candidates'] as const).map((name) => ({
  id: anchors[name],
  name,
  /** Markdown file in the language's message folder. */
  file: `terms-${name}.md`,
  /** File name of its PDF. It must not change, because other sites link to it. */
  pdf: `agb-${anchors[name]}.pdf`,
  /** Markdown file of its summary in the message folders of the other languages. */
  summaryFile: `terms-${name}-summary.md`,
}));

/** The files of the summaries. */
export const summaryFiles: readonly string[] = termsSources.map(({ summaryFile }) => summaryFile);

/** Languages in which the terms page has summaries, and links to the German documents. */
export const summaryLocales: readonly Locale[] = locales.filter((locale) => locale !== termsLocale);

/**
 * Link to the terms for an audience, or to one section, on the German page, or in their summary in
 * other languages.
 */
export function termsHref(locale: Locale, audience: TermsName, section?: number): string {
  const id = anchors[audience];
  return hrefFor(locale, 'terms', section === undefined ? id : `${id}-${section}`);
}
