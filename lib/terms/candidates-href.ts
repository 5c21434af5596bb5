import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { termsLocale } from '@/lib/terms/documents';

/**
 * Where the terms for candidates are: their part of the German page; in other languages the page
 * that says what there is.
 */
export function candidatesTermsHref(locale: Locale): string {
  return hrefFor(locale, 'terms', locale === termsLocale ? 'bewerber' : undefined);
}
