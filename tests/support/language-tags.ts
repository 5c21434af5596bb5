import { type Locale, localeTable } from '@/lib/locales';

type Tags = { htmlLang: string; hreflang: readonly string[]; ogLocale: string };

/** Written by hand, like the table of addresses. A new language adds none. */
const requiredTags: Partial<Record<Locale, Tags>> = {
  de: { htmlLang: 'de', hreflang: ['de'], ogLocale: 'de_DE' },
  en: { htmlLang: 'en', hreflang: ['en'], ogLocale: 'en_GB' },
  vas: { htmlLang: 'bs', hreflang: ['bs', 'hr', 'sr-Latn'], ogLocale: 'bs_BA' },
};

/** The tags of a language for browsers, search engines and networks. */
export const tagsOf = (locale: Locale): Tags => requiredTags[locale] ?? localeTable[locale];
