import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

/** The only language in which the terms are binding. */
export const termsLocale: Locale = 'de';

type TermsSource = {
  /** Anchor of the document, or of its summary, on the terms page in every language. */
  id: string;
  /** Name of the document in the messages: `terms.documents.<name>`. */
  name: string;
  /** Markdown file in the language's message folder. */
  file: string;
  /** File name of its PDF. It must not change, because other sites link to it. */
  pdf: string;
  /** Markdown file of its summary in the message folders of the other languages. */
  summaryFile: string;
};

/** The two sets of terms, in page order. */
export const termsSources = [
  {
    id: 'arbeitgeber',
    name: 'employers',
    file: 'terms-employers.md',
    pdf: 'agb-arbeitgeber.pdf',
    summaryFile: 'terms-employers-summary.md',
  },
  {
    id: 'bewerber',
    name: 'candidates',
    file: 'terms-candidates.md',
    pdf: 'agb-bewerber.pdf',
    summaryFile: 'terms-candidates-summary.md',
  },
] as const satisfies readonly TermsSource[];

/** Name of one of the two sets of terms. */
export type TermsName = (typeof termsSources)[number]['name'];

/** The files of the summaries. */
export const summaryFiles: readonly string[] = termsSources.map(({ summaryFile }) => summaryFile);

/** Languages in which the terms page has summaries, and links to the German documents. */
export const summaryLocales: readonly Locale[] = locales.filter((locale) => locale !== termsLocale);

/**
 * Link to the terms for an audience, or to one section, on the German page, or in their summary in
 * other languages.
 */
export function termsHref(locale: Locale, audience: TermsName, section?: number): string {
  const { id } = termsSources[audience === 'employers' ? 0 : 1];
  return hrefFor(locale, 'terms', section === undefined ? id : `${id}-${section}`);
}
