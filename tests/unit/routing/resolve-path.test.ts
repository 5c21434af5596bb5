import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { resolvePath } from '@/lib/routing/resolve-path';
import { addresses } from '@/tests/support/address-table';

/* All other addresses are tested on the hosts. */

it('puts an anchor behind the slash of a home page', () => {
  expect(hrefFor('vas', 'home', 'faq')).toBe('/vas/#faq');
});

it('redirects any capitals and a slash at the end at once', () => {
  const to = addresses.privacy.en;
  expect(resolvePath('/En/DATENschutz/')).toEqual({ kind: 'redirect', to });
});

// biome-ignore format: a table to be read at a glance
it.each<[pathname: string, locale: Locale]>([
  ['/imprint', 'de'], ['/nope/', 'de'],
  // `/de` is valid as a prefix of German slugs only.
  ['/de/nope', 'de'], ['/de/en', 'de'], ['/de/agb/x', 'de'], ['/en/de', 'en'],
  ['/en/en/employers', 'en'], ['/vas/en/', 'vas'],
  // Empty segments are not redirected: a host might read the next segment as a host name.
  ['//', 'de'], ['//arbeitgeber', 'de'], ['//example.org', 'de'], ['/en//', 'en'],
  ['/en//employers', 'en'], ['/arbeitgeber//', 'de'], ['/de//agb', 'de'],
  // Encoded and odd spellings.
  ['/%61rbeitgeber', 'de'], ['/arbeitgeber%2F', 'de'], ['/en/..', 'en'],
  ['/en/./employers', 'en'], ['/en/employers%00', 'en'], ['/\\example.org', 'de'],
  ['/constructor', 'de'], ['/__proto__', 'de'], ['', 'de'],
])('does not find %j, in %s', (pathname, locale) => {
  expect(resolvePath(pathname)).toEqual({ kind: 'notFound', locale });
});
