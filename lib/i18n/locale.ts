import { useLocale as useIntlLocale } from 'next-intl';
import { getLocale as getIntlLocale } from 'next-intl/server';
import { defaultLocale, type Locale, localeFromTag } from '@/lib/locales';

/*
 * next-intl knows a language by its tag for `Intl` (`localeTable`): `Intl` does not know `vas`, and
 * would take the language of the machine that builds.
 */

/** The language of the page, in a component. */
export const useLocale = (): Locale => localeFromTag(useIntlLocale()) ?? defaultLocale;

/** The language of the page, in an async component or in its metadata. */
export const getLocale = async (): Promise<Locale> =>
  localeFromTag(await getIntlLocale()) ?? defaultLocale;
