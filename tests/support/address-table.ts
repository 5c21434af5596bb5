import { type Locale, localeTable } from '@/lib/locales';

/**
 * The addresses that are published and must stay. Written by hand, so that an error in the routing
 * table cannot confirm itself. A new page or language adds none.
 */
// biome-ignore format: a table to be read at a glance
export const addresses = {
  home: { de: '/', en: '/en/', vas: '/vas/' },
  employers: { de: '/arbeitgeber', en: '/en/employers', vas: '/vas/poslodavci' },
  nurses: { de: '/krankenpfleger', en: '/en/nurses', vas: '/vas/medicinske-sestre' },
  academy: { de: '/academy', en: '/en/academy', vas: '/vas/akademija' },
  contact: { de: '/kontakt', en: '/en/contact', vas: '/vas/kontakt' },
  terms: { de: '/agb', en: '/en/terms', vas: '/vas/uslovi' },
  imprint: { de: '/impressum', en: '/en/imprint', vas: '/vas/impressum' },
  privacy: { de: '/datenschutz', en: '/en/privacy', vas: '/vas/privatnost' },
} as const;

/** A spelling that redirects to another address. */
type Redirect = readonly [from: string, to: string];

/** Addresses that a page had before it was renamed, with its address of today. */
const formerAddresses: readonly Redirect[] = [];

const pages = Object.values(addresses);

/** The addresses above in one list. */
export const requiredAddresses: readonly string[] = pages.flatMap((page) => Object.values(page));

const slugOf = (address: string) => address.split('/').at(-1) ?? '';

const isRedirect = ([from]: Redirect) => from !== '' && !requiredAddresses.includes(from);

/** Required on every host; hosts without redirects serve the page itself. */
export const requiredRedirects: readonly Redirect[] = [
  ...(['employers', 'nurses', 'academy', 'contact'] as const).flatMap((page) => {
    const { de, en, vas } = addresses[page];
    return [en, vas].map((other): Redirect => [`/${slugOf(other)}`, de]);
  }),
  [`/de${addresses.terms.de}`, addresses.terms.de] as const,
  ...formerAddresses,
].filter(isRedirect);

/** Required only on hosts that can redirect. */
export const otherRedirects: readonly Redirect[] = [
  ...pages.flatMap(({ de, en, vas }): Redirect[] => [
    [`/de${de}`.replace(/\/$/, ''), de],
    ...[de, vas].map((other): Redirect => [`/en/${slugOf(other)}`, en]),
    ...[de, en].map((other): Redirect => [`/vas/${slugOf(other)}`, vas]),
  ]),
  ...requiredAddresses.map((path): Redirect => [path.replace(/\/?$/, '/'), path]),
  ...requiredAddresses.map((path): Redirect => [path.replace(/\/$/, ''), path]),
  // As people print and type them.
  ...pages.flatMap(({ de, en, vas }): Redirect[] => [
    [de.replace(/[a-z]/, (letter) => letter.toUpperCase()), de],
    [en.replace(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase()), en],
    [vas.toUpperCase(), vas],
  ]),
  ...requiredRedirects.map(([from, to]): Redirect => [from.toUpperCase(), to]),
].filter(isRedirect);

/** All redirects, each also with a slash at its end. */
export const everyRedirect: readonly Redirect[] = [
  ...new Map(
    [...requiredRedirects, ...otherRedirects].flatMap(([from, to]): Redirect[] => [
      [from, to],
      [from.replace(/\/?$/, '/'), to],
    ]),
  ),
].filter(isRedirect);

/** A missing address, and the language of its not-found page. */
type Missing = readonly [address: string, locale: Locale];

/** Missing on every host. */
// biome-ignore format: a table to be read at a glance
export const missingAddresses: readonly Missing[] = [
  ['/terms', 'de'], ['/uslovi', 'de'], ['/no-such-page', 'de'], ['/arbeitgeber/more', 'de'],
  ['/de/no-such-page', 'de'],
  // Folders and names inside Next's app, which must not be public.
  ['/de/employers', 'de'], ['/de/not-found-page', 'de'], ['/en/not-found-page', 'en'],
  ['/vas/home', 'vas'], ['/en/no-such-page', 'en'], ['/en/employers/more', 'en'],
  ['/en/a/b/c', 'en'], ['/vas/no-such-page', 'vas'], ['/vas/poslodavci/more', 'vas'],
  // A language prefix must match the whole first segment.
  ['/english', 'de'], ['/EN/none', 'de'], ['/la/', 'de'],
];

/** File names, missing on hosts that use the routing table. A plain file host serves the files. */
// biome-ignore format: a table to be read at a glance
export const missingFileNames: readonly Missing[] = [
  ['/index.html', 'de'], ['/arbeitgeber.html', 'de'], ['/404', 'de'], ['/404.html', 'de'],
  ['/en/404', 'en'], ['/en/index.html', 'en'], ['/en/employers.html', 'en'],
  ['/vas/404', 'vas'],
];

type Tags = { htmlLang: string; hreflang: readonly string[]; ogLocale: string };

/** Written by hand, like the table of addresses. A new language adds none. */
const requiredTags: Partial<Record<Locale, Tags>> = {
  de: { htmlLang: 'de', hreflang: ['de'], ogLocale: 'de_DE' },
  en: { htmlLang: 'en', hreflang: ['en'], ogLocale: 'en_GB' },
  vas: { htmlLang: 'bs', hreflang: ['bs', 'hr', 'sr-Latn'], ogLocale: 'bs_BA' },
};

/** The tags of a language for browsers, search engines and networks. */
export const tagsOf = (locale: Locale): Tags => requiredTags[locale] ?? localeTable[locale];
