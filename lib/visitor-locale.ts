import { isLocale, type Locale, locales, localeTable } from '@/lib/locales';

/** The language of the site for a browser language, regardless of region and script. */
function localeFromTag(tag: string): Locale | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return locales.find((locale) => {
    const languages: readonly string[] = localeTable[locale].browserLanguages;
    return languages.includes(language);
  });
}

/**
 * The visitor's preferred language: the one that the visitor chose on the site, otherwise the first
 * browser language that the site has.
 *
 * @param stored value from the browser's storage; may be anything
 * @param languages BCP 47 tags in the visitor's order
 * @returns undefined if neither matches a language of the site
 */
export function visitorLocale(
  stored: string | null,
  languages: readonly string[],
): Locale | undefined {
  if (stored !== null && isLocale(stored)) return stored;
  for (const tag of languages) {
    const locale = localeFromTag(tag);
    if (locale !== undefined) return locale;
  }
  return undefined;
}
