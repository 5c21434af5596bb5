import { useLocale } from 'next-intl';
import { localeTable } from '@/lib/locales';
import type { TermsDocument } from '@/lib/terms/document';
import { termsLocale } from '@/lib/terms/documents';

/**
 * Formats a document's date: in German as written in the document, in other languages with the
 * month in words.
 */
export function useDocumentDate(): (date: TermsDocument['date']) => string {
  const locale = useLocale();
  if (locale === termsLocale) return ({ text }) => text;
  const words = new Intl.DateTimeFormat(localeTable[locale].intl, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return ({ iso }) => words.format(new Date(iso)).replaceAll(' ', '\u00A0');
}
