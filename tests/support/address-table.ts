import { type Locale, localeTable } from '@/lib/locales';

/**
 * The addresses that are published and must stay. Written by hand, so that an error in the routing
 * table cannot confirm itself. A new page or language adds none.
 */
// biome-ignore format: a table to be read at a glance
export const requiredAddresses: readonly string[] = [
  '/', '/arbeitgeber', '/krankenpfleger', '/academy', '/kontakt', '/agb', '/impressum',
  '/datenschutz',
  '/en/', '/en/employers', '/en/nurses', '/en/academy', '/en/contact', '/en/terms', '/en/imprint',
  '/en/privacy',
  '/vas/', '/vas/poslodavci', '/vas/medicinske-sestre', '/vas/akademija', '/vas/kontakt',
  '/vas/uslovi', '/vas/impressum', '/vas/privatnost',
];

/** A spelling that redirects to another address. */
type Redirect = readonly [from: string, to: string];

/** Required on every host; hosts without redirects serve the page itself. */
// biome-ignore format: a table to be read at a glance
export const requiredRedirects: readonly Redirect[] = [
  ['/employers', '/arbeitgeber'], ['/poslodavci', '/arbeitgeber'],
  ['/nurses', '/krankenpfleger'], ['/medicinske-sestre', '/krankenpfleger'],
  ['/akademija', '/academy'], ['/contact', '/kontakt'], ['/de/agb', '/agb'],
];

/** Required only on hosts that can redirect. */
// biome-ignore format: a table to be read at a glance
export const otherRedirects: readonly Redirect[] = [
  ['/en', '/en/'], ['/vas', '/vas/'], ['/de', '/'], ['/de/', '/'],
  ['/de/arbeitgeber', '/arbeitgeber'], ['/de/krankenpfleger', '/krankenpfleger'],
  ['/de/academy', '/academy'], ['/de/kontakt', '/kontakt'], ['/de/impressum', '/impressum'],
  ['/de/datenschutz', '/datenschutz'], ['/en/arbeitgeber', '/en/employers'],
  ['/en/poslodavci', '/en/employers'], ['/en/krankenpfleger', '/en/nurses'],
  ['/en/medicinske-sestre', '/en/nurses'], ['/en/akademija', '/en/academy'],
  ['/en/kontakt', '/en/contact'], ['/en/agb', '/en/terms'], ['/en/uslovi', '/en/terms'],
  ['/en/impressum', '/en/imprint'], ['/en/datenschutz', '/en/privacy'],
  ['/en/privatnost', '/en/privacy'], ['/vas/arbeitgeber', '/vas/poslodavci'],
  ['/vas/employers', '/vas/poslodavci'], ['/vas/krankenpfleger', '/vas/medicinske-sestre'],
  ['/vas/nurses', '/vas/medicinske-sestre'], ['/vas/academy', '/vas/akademija'],
  ['/vas/contact', '/vas/kontakt'], ['/vas/agb', '/vas/uslovi'], ['/vas/terms', '/vas/uslovi'],
  ['/vas/imprint', '/vas/impressum'], ['/vas/datenschutz', '/vas/privatnost'],
  ['/vas/privacy', '/vas/privatnost'],
  // As people print and type them.
  ['/Arbeitgeber', '/arbeitgeber'], ['/KONTAKT', '/kontakt'], ['/Impressum/', '/impressum'],
  ['/EN', '/en/'], ['/En/Employers', '/en/employers'], ['/VAS/POSLODAVCI', '/vas/poslodavci'],
  ['/Nurses', '/krankenpfleger'], ['/DE/AGB', '/agb'],
  ...requiredAddresses.filter((path) => !path.endsWith('/')).map((path) => [`${path}/`, path] as const),
];

/** All redirects, each also with a slash at its end. */
export const everyRedirect: readonly Redirect[] = [...requiredRedirects, ...otherRedirects]
  .flatMap(([from, to]): Redirect[] => [
    [from, to],
    [from.replace(/\/?$/, '/'), to],
  ])
  .filter(([from]) => !requiredAddresses.includes(from));

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
