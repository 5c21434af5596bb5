import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { hrefFor, pageByPath, pageVariants } from '@/lib/routing/addresses';
import { resolvePath } from '@/lib/routing/resolve-path';
import {
  addresses,
  everyRedirect,
  missingAddresses,
  missingFileNames,
  requiredAddresses,
} from '@/tests/support/address-table';
import { generatedPaths } from '@/tests/support/generated-paths';

it('shows every page at its path', () => {
  expect([...pageByPath.keys()]).toEqual(expect.arrayContaining([...requiredAddresses]));
  expect(pageByPath.size).toBe(pageVariants.length);
  for (const variant of pageVariants) {
    expect(resolvePath(hrefFor(variant.locale, variant.page))).toEqual({
      kind: 'page',
      ...variant,
    });
  }
  expect(hrefFor('vas', 'home', 'faq')).toBe('/vas/#faq');
});

it.each([...everyRedirect, ['/En/DATENschutz/', addresses.privacy.en] as const])(
  'redirects %s to %s',
  (pathname, to) => {
    expect(resolvePath(pathname)).toEqual({ kind: 'redirect', to });
  },
);

// biome-ignore format: a table to be read at a glance
const oddPaths: readonly (readonly [pathname: string, locale: Locale])[] = [
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
];

it.each([...missingAddresses, ...missingFileNames, ...oddPaths])(
  'does not find %j, in %s',
  (pathname, locale) => {
    expect(resolvePath(pathname)).toEqual({ kind: 'notFound', locale });
  },
);

it('redirects any path at most once, to a page in the language of the first segment', () => {
  const wrong = generatedPaths(20_000).filter((path) => {
    const decision = resolvePath(path);
    const isRedirect = decision.kind === 'redirect';
    const segment = path.split('/')[1];
    // Only redirects ignore capitals.
    const prefix = isRedirect ? segment?.toLowerCase() : segment;
    const first = locales.find((locale) => locale !== defaultLocale && prefix === locale);
    const page = isRedirect ? pageByPath.get(decision.to) : decision;
    return page?.locale !== (first ?? defaultLocale);
  });
  expect(wrong).toEqual([]);
});
