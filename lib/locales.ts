/** Everything that differs between languages but is not a text or an address. */
type LocaleFacts = {
  /** First path segment with its slash, or empty for the one unprefixed language. */
  prefix: '' | `/${string}`;
  /** The language's name for itself, as the switcher shows it. */
  nativeName: string;
  /** The short form of that name for narrow places. */
  shortName: string;
  /** Its name in German, for the mails that the company gets. */
  germanName: string;
  /** BCP 47 tag for `<html lang>`: what browsers hyphenate and screen readers pronounce. */
  htmlLang: string;
  /** BCP 47 tags under which search engines list the page. */
  hreflang: readonly string[];
  /** Primary subtags of the browser languages whose readers this language serves. */
  browserLanguages: readonly string[];
  /** Open Graph locale, language_TERRITORY. */
  ogLocale: string;
  /** BCP 47 tag for `Intl` and for plural rules. */
  intl: string;
  /** Folder of the language's patterns in the npm package `hyphen`. */
  hyphenation: string;
  /** Words of one letter that stay on the line of the word behind them. */
  clingingWords: string;
  /** The marks that open and close a quotation. */
  quotationMarks: readonly [open: string, close: string];
  /** Every letter of the language beyond A to Z: the font subset always holds them. */
  letters: string;
};

/**
 * The languages of the site. A new language is one row here, its slugs in
 * `lib/routing/table.ts` and one folder in `messages/`.
 *
 * `vas` is the code in addresses and in this project's types only. As a language tag it
 * would mean Vasavi, so browsers and search engines get `bs`, `hr` and `sr-Latn`.
 */
export const localeTable = {
  de: {
    prefix: '',
    nativeName: 'Deutsch',
    shortName: 'DE',
    germanName: 'Deutsch',
    htmlLang: 'de',
    hreflang: ['de'],
    browserLanguages: ['de'],
    ogLocale: 'de_DE',
    intl: 'de',
    hyphenation: 'de',
    clingingWords: '',
    quotationMarks: ['„', '“'],
    letters: 'ÄÖÜäöüßẞ',
  },
  en: {
    prefix: '/en',
    nativeName: 'English',
    shortName: 'EN',
    germanName: 'Englisch',
    htmlLang: 'en',
    hreflang: ['en'],
    browserLanguages: ['en'],
    ogLocale: 'en_GB',
    intl: 'en-GB',
    hyphenation: 'en-gb',
    clingingWords: '',
    quotationMarks: ['“', '”'],
    letters: '',
  },
  vas: {
    prefix: '/vas',
    nativeName: 'Bosanski / Hrvatski / Srpski',
    shortName: 'BHS',
    germanName: 'Bosnisch/Kroatisch/Serbisch',
    htmlLang: 'bs',
    hreflang: ['bs', 'hr', 'sr-Latn'],
    browserLanguages: ['bs', 'hr', 'sr', 'sh', 'cnr', 'me'],
    ogLocale: 'bs_BA',
    intl: 'bs',
    hyphenation: 'hr',
    clingingWords: 'aikosu',
    quotationMarks: ['„', '“'],
    letters: 'ČĆĐŠŽčćđšž',
  },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof localeTable;

/** Whether a string is the code of a language of this site. */
export function isLocale(value: string): value is Locale {
  return Object.hasOwn(localeTable, value);
}

/** All languages in the order of the table, which is the order of the switcher. */
export const locales: readonly Locale[] = Object.keys(localeTable).filter(isLocale);

/**
 * The language whose addresses have no prefix: initial, fallback, and source of all texts. The
 * checks hold it and the table together.
 */
export const defaultLocale: Locale = 'de';

/**
 * The language of a path, by its first segment alone.
 *
 * @param pathname path part of an address, starting with a slash
 * @returns the language whose prefix is the first segment, otherwise the default language
 */
export function localeOfPath(pathname: string): Locale {
  const firstSegment = `/${pathname.split('/')[1] ?? ''}`;
  return locales.find((locale) => localeTable[locale].prefix === firstSegment) ?? defaultLocale;
}
