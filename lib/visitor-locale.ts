import { isLocale, type Locale, locales, localeTable } from '@/lib/locales';

/** The language of the site that a browser's language asks for, whatever its region and script. */
function localeOfTag(tag: string): Locale | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return locales.find((locale) => {
    const understood: readonly string[] = localeTable[locale].browserLanguages;
    return understood.includes(language);
  });
}

/**
 * The language that a visitor would rather read: the one chosen by hand, otherwise the first of
 * the browser's languages that the site has.
 *
 * @param stored what the browser's storage holds, which may be anything
 * @param languages BCP 47 tags in the visitor's order
 * @returns undefined where neither says one of the site's languages
 */
export function visitorLocale(
  stored: string | null,
  languages: readonly string[],
): Locale | undefined {
  if (stored !== null && isLocale(stored)) return stored;
  for (const tag of languages) {
    const locale = localeOfTag(tag);
    if (locale !== undefined) return locale;
  }
  return undefined;
}
