import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

/** The language of the terms, in which alone they are binding. */
export const termsLocale: Locale = 'de';

type TermsSource = {
  /** Anchor of the document on the terms page, part of its public URL. */
  id: string;
  /** Name of the document in the messages: `terms.documents.<name>`. */
  name: string;
  /** Markdown file in the language's message folder. */
  file: string;
  /** File name of its PDF, part of a public URL that others link to: permanent. */
  pdf: string;
};

/** The two documents in page order. */
export const termsSources = [
  { id: 'arbeitgeber', name: 'employers', file: 'terms-employers.md', pdf: 'agb-arbeitgeber.pdf' },
  { id: 'bewerber', name: 'candidates', file: 'terms-candidates.md', pdf: 'agb-bewerber.pdf' },
] as const satisfies readonly TermsSource[];

/**
 * The plain summary of the candidates' terms, one file per language other than that of the terms.
 */
export const termsSummary = {
  /** Anchor of the summary on the terms page; its sections' anchors begin with it. */
  id: 'kurzfassung',
  of: 'candidates',
  file: 'terms-candidates-summary.md',
} as const;

/** Languages that have a summary. */
export const summaryLocales: readonly Locale[] = locales.filter((locale) => locale !== termsLocale);

/**
 * Where the terms for candidates are: their part of the German page; in other languages their
 * summary.
 */
export function candidatesTermsHref(locale: Locale): string {
  return hrefFor(locale, 'terms', locale === termsLocale ? termsSources[1].id : termsSummary.id);
}
