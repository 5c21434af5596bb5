import { type Locale, switchPrefix } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { maskPath } from '@/lib/routing/mask-path';
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

test.each([
  ['/nirgends', '/nirgends'],
  ['/a?token=secret', '/a'],
  ['/ana@example.org', '/***'],
  ['/x/ana%2540example.org', '/x/***'],
  ['/mailto:Ana.Müller@example.org', '/***'],
  ['/tel:+49170123456x', '/tel:+***x'],
  ['/+49 170 / 123 45 67', '/+*** / ***'],
  ['/%2B49%28170%2912', '/%2B***'],
  ['/1234', '/1234'],
  ['/a1b2c3d4e5', '/a1b2c3d4e5'],
  ['/\u001b[31m\u00e4', '/.[31m.'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
])('%j is logged as %j', (target, logged) => {
  expect(maskPath(target)).toBe(logged);
});

it.each<[pathname: string, target: Locale, address: string]>([
  ['/nope', 'vas', '/vas/nope'],
  ['/en/nope', 'de', '/nope'],
  ['/vas/a/b/', 'en', '/en/a/b/'],
  ['/en', 'de', '/'],
  // Only a whole segment is a prefix, and only one is removed.
  ['/english', 'vas', '/vas/english'],
  ['/en/vas/x', 'de', '/vas/x'],
  ['/de/nope', 'en', '/en/de/nope'],
  // Never a URL on another host, which browsers also read from a backslash or a tab.
  ['//example.org', 'de', '/example.org'],
  ['/en//example.org', 'de', '/example.org'],
  ['/en/\\example.org', 'de', '/example.org'],
  ['/en/\t/example.org', 'de', '/example.org'],
])('the language link of %j to %s leads to %s', (pathname, target, address) => {
  expect(switchPrefix(pathname, target)).toBe(address);
});
