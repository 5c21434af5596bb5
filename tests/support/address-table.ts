import type { Locale } from '@/lib/locales';
import { pageAddresses } from '@/tests/support/site-pages';

/** Written out by hand, so that a mistake in the routing table cannot hide in its own mirror. */
export const owedAddresses: readonly string[] = [
  '/',
  '/arbeitgeber',
  '/krankenpfleger',
  '/academy',
  '/kontakt',
  '/agb',
  '/impressum',
  '/datenschutz',
  '/en/',
  '/en/employers',
  '/en/nurses',
  '/en/academy',
  '/en/contact',
  '/en/terms',
  '/en/imprint',
  '/en/privacy',
  '/vas/',
  '/vas/poslodavci',
  '/vas/medicinske-sestre',
  '/vas/akademija',
  '/vas/kontakt',
  '/vas/uslovi',
  '/vas/impressum',
  '/vas/privatnost',
];

/** A spelling that leads to another address. */
type Redirect = readonly [from: string, to: string];

/** Also owed by a host that cannot redirect: it answers with the page itself. */
export const owedRedirects: readonly Redirect[] = [
  ['/employers', '/arbeitgeber'],
  ['/poslodavci', '/arbeitgeber'],
  ['/nurses', '/krankenpfleger'],
  ['/medicinske-sestre', '/krankenpfleger'],
  ['/akademija', '/academy'],
  ['/contact', '/kontakt'],
  ['/de/agb', '/agb'],
];

/** Owed only by hosts that can redirect. */
export const otherRedirects: readonly Redirect[] = [
  ['/en', '/en/'],
  ['/vas', '/vas/'],
  ['/de', '/'],
  ['/de/', '/'],
  ['/de/arbeitgeber', '/arbeitgeber'],
  ['/de/krankenpfleger', '/krankenpfleger'],
  ['/de/academy', '/academy'],
  ['/de/kontakt', '/kontakt'],
  ['/de/impressum', '/impressum'],
  ['/de/datenschutz', '/datenschutz'],
  ['/en/arbeitgeber', '/en/employers'],
  ['/en/poslodavci', '/en/employers'],
  ['/en/krankenpfleger', '/en/nurses'],
  ['/en/medicinske-sestre', '/en/nurses'],
  ['/en/akademija', '/en/academy'],
  ['/en/kontakt', '/en/contact'],
  ['/en/agb', '/en/terms'],
  ['/en/uslovi', '/en/terms'],
  ['/en/impressum', '/en/imprint'],
  ['/en/datenschutz', '/en/privacy'],
  ['/en/privatnost', '/en/privacy'],
  ['/vas/arbeitgeber', '/vas/poslodavci'],
  ['/vas/employers', '/vas/poslodavci'],
  ['/vas/krankenpfleger', '/vas/medicinske-sestre'],
  ['/vas/nurses', '/vas/medicinske-sestre'],
  ['/vas/academy', '/vas/akademija'],
  ['/vas/contact', '/vas/kontakt'],
  ['/vas/agb', '/vas/uslovi'],
  ['/vas/terms', '/vas/uslovi'],
  ['/vas/imprint', '/vas/impressum'],
  ['/vas/datenschutz', '/vas/privatnost'],
  ['/vas/privacy', '/vas/privatnost'],
  ...pageAddresses
    .filter(({ address }) => !address.endsWith('/'))
    .map(({ address }): Redirect => [`${address}/`, address]),
];

/** An address at which there is nothing, and the language in which that is said. */
type Missing = readonly [address: string, locale: Locale];

/** Nothing on any host. */
export const missing: readonly Missing[] = [
  ['/terms', 'de'],
  ['/uslovi', 'de'],
  ['/no-such-page', 'de'],
  ['/arbeitgeber/more', 'de'],
  ['/de/no-such-page', 'de'],
  // Folders and names of Next's app, which no visitor ever sees.
  ['/de/employers', 'de'],
  ['/de/not-found-page', 'de'],
  ['/en/not-found-page', 'en'],
  ['/vas/home', 'vas'],
  ['/en/no-such-page', 'en'],
  ['/en/employers/more', 'en'],
  ['/en/a/b/c', 'en'],
  ['/vas/no-such-page', 'vas'],
  ['/vas/poslodavci/more', 'vas'],
  // Only a whole first segment in the exact spelling is a language.
  ['/english', 'de'],
  ['/EN/employers', 'de'],
  ['/la/', 'de'],
];

/** Nothing on hosts that know the table; a plain file host finds its own files there. */
export const missingButForFiles: readonly Missing[] = [
  ['/index.html', 'de'],
  ['/arbeitgeber.html', 'de'],
  ['/404', 'de'],
  ['/404.html', 'de'],
  ['/en/404', 'en'],
  ['/en/index.html', 'en'],
  ['/en/employers.html', 'en'],
  ['/vas/404', 'vas'],
];
