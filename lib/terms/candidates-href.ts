import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { termsLocale, termsSources, termsSummary } from '@/lib/terms/documents';

/**
 * Where the terms for candidates are: their part of the German page; in other languages their
 * summary.
 */
export function candidatesTermsHref(locale: Locale): string {
  return hrefFor(locale, 'terms', locale === termsLocale ? termsSources[1].id : termsSummary.id);
}
