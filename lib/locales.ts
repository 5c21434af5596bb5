/** Everything that differs between languages, except texts and slugs. */
type LocaleData = {
  /** First path segment with its slash; empty for the default language. */
  prefix: '' | `/${string}`;
  /** The name that the language has in itself. */
  nativeName: string;
  /** Abbreviation, for narrow layouts. */
  shortName: string;
  /** BCP 47 tag for `<html lang>`, used for hyphenation and screen readers. */
  htmlLang: string;
  /** BCP 47 tags for `hreflang`. */
  hreflang: readonly string[];
  /** Primary subtags of the browser languages that map to this language. */
  browserLanguages: readonly string[];
  /** Open Graph locale, language_TERRITORY. */
  ogLocale: string;
  /** BCP 47 tag for `Intl` and for plural rules. */
  intl: string;
  /** Folder of the hyphenation patterns in the npm package `hyphen`. */
  hyphenation: string;
  /** One-letter words that must not be at the end of a line. */
  nonBreakingWords: string;
  /** Opening and closing quotation marks. */
  quotationMarks: readonly [open: string, close: string];
  /** Letters of the language beyond A to Z; always included in the font subset. */
  letters: string;
  /** Endings that names of months get after "from" and "until", and after "in". */
  monthEndings: Readonly<Record<'from' | 'in', string>>;
  /** The audiences in display order: nurses first in the language of the nurses. */
  audiences: readonly ['employers', 'nurses'] | readonly ['nurses', 'employers'];
};

/**
 * The languages of the site. To add one, add a row here, its slugs in `lib/routing/table.ts` and a
 * folder in `messages/`.
 *
 * `vas` means Bosnian/Croatian/Serbian (BHS), in URLs and in this project's code only. As a
 * language tag it means Vasavi, so browsers and search engines get `bs`, `hr` and `sr-Latn`.
 */
export const localeTable = {
  de: {
    prefix: '',
    nativeName: 'Deutsch',
    shortName: 'DE',
    htmlLang: 'de',
    hreflang: ['de'],
    browserLanguages: ['de'],
    ogLocale: 'de_DE',
    intl: 'de',
    hyphenation: 'de',
    nonBreakingWords: '',
    quotationMarks: ['„', '“'],
    letters: 'ÄÖÜäöüßẞ',
    monthEndings: { from: '', in: '' },
    audiences: ['employers', 'nurses'],
  },
  en: {
    prefix: '/en',
    nativeName: 'English',
    shortName: 'EN',
    htmlLang: 'en',
    hreflang: ['en'],
    browserLanguages: ['en'],
    ogLocale: 'en_GB',
    intl: 'en-GB',
    hyphenation: 'en-gb',
    nonBreakingWords: '',
    quotationMarks: ['“', '”'],
    letters: '',
    monthEndings: { from: '', in: '' },
    audiences: ['employers', 'nurses'],
  },
  vas: {
    prefix: '/vas',
    nativeName: 'Bosanski / Hrvatski / Srpski',
    shortName: 'BHS',
    htmlLang: 'bs',
    hreflang: ['bs', 'hr', 'sr-Latn'],
    browserLanguages: ['bs', 'hr', 'sr', 'sh', 'cnr', 'me'],
    ogLocale: 'bs_BA',
    intl: 'bs',
    hyphenation: 'hr',
    nonBreakingWords: 'aikosu',
    quotationMarks: ['„', '“'],
    letters: 'ČĆĐŠŽčćđšž',
    monthEndings: { from: 'a', in: 'u' },
    audiences: ['nurses', 'employers'],
  },
} as const satisfies Record<string, LocaleData>;

export type Locale = keyof typeof localeTable;

/** Whether a string is a language code of this site. */
export function isLocale(value: string): value is Locale {
  return Object.hasOwn(localeTable, value);
}

/** All languages, in the order of the table and of the switcher. */
export const locales: readonly Locale[] = Object.keys(localeTable).filter(isLocale);

/** The language without a prefix: default, fallback, and source of all messages. */
export const defaultLocale: Locale = 'de';

/** The language whose prefix is the first segment of a path; otherwise the default language. */
export function localeFromPath(pathname: string): Locale {
  const firstSegment = `/${pathname.split('/')[1] ?? ''}`;
  return locales.find((locale) => localeTable[locale].prefix === firstSegment) ?? defaultLocale;
}

/** The language of the site for a BCP 47 tag, regardless of region and script. */
export function localeFromTag(tag: string): Locale | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return locales.find((locale) => {
    const languages: readonly string[] = localeTable[locale].browserLanguages;
    return languages.includes(language);
  });
}

/** Replaces the language prefix of a path. No page needs to exist at that path. */
export function switchPrefix(pathname: string, target: Locale): string {
  const { prefix } = localeTable[localeFromPath(pathname)];
  const rest = pathname.slice(prefix.length);
  // `//` starts the URL of another host. Browsers treat backslashes as slashes, and ignore tabs.
  return `${localeTable[target].prefix}/${rest.replace(/^[/\\\s]+/, '')}`;
}
