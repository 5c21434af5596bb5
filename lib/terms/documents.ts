import type { Locale } from '@/lib/locales';

/** The language that the terms are written in, and the only one in which they bind. */
export const termsLocale: Locale = 'de';

type TermsSource = {
  /** Anchor of the document on the terms page, part of its public address. */
  id: string;
  /** Name of the document in the texts: `terms.documents.<name>`. */
  name: string;
  /** Markdown file beside the message files of that language. */
  file: string;
  /** Name of its PDF, part of a public address that others link to: it never changes. */
  pdf: string;
};

/** The two documents in the order of the page. */
export const termsSources = [
  { id: 'arbeitgeber', name: 'employers', file: 'terms-employers.md', pdf: 'agb-arbeitgeber.pdf' },
  { id: 'bewerber', name: 'candidates', file: 'terms-candidates.md', pdf: 'agb-bewerber.pdf' },
] as const satisfies readonly TermsSource[];
