import { useLocale } from 'next-intl';
import { localeTable } from '@/lib/locales';

/** The row of the locale table for the language of the page. */
export function useCurrentLanguage() {
  return localeTable[useLocale()];
}
