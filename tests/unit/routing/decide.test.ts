import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { aliases, pageByAddress } from '@/lib/routing/addresses';
import { type Decision, decide } from '@/lib/routing/decide';
import { slugs } from '@/lib/routing/table';
import {
  missing,
  missingButForFiles,
  otherRedirects,
  owedAddresses,
  owedRedirects,
} from '@/tests/support/address-table';
import { generatedPaths } from '@/tests/support/generated-paths';

const redirect = (to: string): Decision => ({ kind: 'redirect', to });

it('shows every page at its address', () => {
  const pages = [
    'home',
    'employers',
    'nurses',
    'academy',
    'contact',
    'terms',
    'imprint',
    'privacy',
  ] as const;
  expect(owedAddresses.map(decide)).toEqual(
    locales.flatMap((locale) => pages.map((page) => ({ kind: 'page', locale, page }))),
  );
});

it.each<readonly [from: string, to: string]>([
  ...owedRedirects,
  ...otherRedirects,
  ['/de/agb/', '/agb'],
  ['/contact/', '/kontakt'],
  ['/en/medicinske-sestre/', '/en/nurses'],
])('redirects %s to %s', (pathname, to) => {
  expect(decide(pathname)).toEqual(redirect(to));
});

// biome-ignore format: a table to be read at a glance
const oddPaths: readonly (readonly [pathname: string, locale: Locale])[] = [
  ['/imprint', 'de'], ['/nope/', 'de'], ['/Arbeitgeber', 'de'], ['/en/Employers', 'en'],
  // `/de` stands for German addresses only.
  ['/de/nope', 'de'], ['/de/en', 'de'], ['/de/agb/x', 'de'], ['/en/de', 'en'],
  ['/en/en/employers', 'en'], ['/vas/en/', 'vas'],
  // An empty segment is no other spelling: a host might take it for another host's name.
  ['//', 'de'], ['//arbeitgeber', 'de'], ['//example.org', 'de'], ['/en//', 'en'],
  ['/en//employers', 'en'], ['/arbeitgeber//', 'de'], ['/de//agb', 'de'],
  // Encoded and odd spellings.
  ['/%61rbeitgeber', 'de'], ['/arbeitgeber%2F', 'de'], ['/en/..', 'en'],
  ['/en/./employers', 'en'], ['/en/employers%00', 'en'], ['/\\example.org', 'de'],
  ['/constructor', 'de'], ['/__proto__', 'de'], ['', 'de'],
];

it.each([...missing, ...missingButForFiles, ...oddPaths])(
  'does not find %j, in %s',
  (pathname, locale) => {
    expect(decide(pathname)).toEqual({ kind: 'notFound', locale });
  },
);

describe('decide, on generated paths', () => {
  const paths = generatedPaths(20_000);
  const redirects = paths.flatMap((path) => {
    const decision = decide(path);
    return decision.kind === 'redirect' ? [{ path, to: decision.to }] : [];
  });

  it('meets every kind of answer', () => {
    const kinds = new Set(paths.map((path) => decide(path).kind));
    expect(kinds).toEqual(new Set(['page', 'redirect', 'notFound']));
    expect(redirects.length).toBeGreaterThan(1000);
  });

  it('redirects once, to a canonical address on this site', () => {
    const wrong = redirects.filter(
      ({ path, to }) =>
        to === path ||
        !/^\/(?!\/)/.test(to) ||
        !pageByAddress.has(to) ||
        decide(to).kind !== 'page',
    );
    expect(wrong).toEqual([]);
  });

  it('shows a page at its canonical address only', () => {
    const wrong = paths.filter((path) => {
      const decision = decide(path);
      if (decision.kind !== 'page') return false;
      const { locale, page: key } = decision;
      const slug = slugs[key][locale];
      return path !== `${localeTable[locale].prefix}/${slug}`;
    });
    expect(wrong).toEqual([]);
  });

  it('keeps the language of the first segment', () => {
    const languageOf = (path: string) =>
      locales.find((locale) => locale !== defaultLocale && path.split('/')[1] === locale) ??
      defaultLocale;
    const wrong = paths.filter((path) => {
      const decision = decide(path);
      const locale =
        decision.kind === 'redirect' ? pageByAddress.get(decision.to)?.locale : decision.locale;
      return locale !== languageOf(path);
    });
    expect(wrong).toEqual([]);
  });

  it('answers every alias with the German page', () => {
    const answers = [...aliases].map(([address]) => decide(address));
    const targets = [...aliases].map(([, key]) => redirect(`/${slugs[key][defaultLocale]}`));
    expect(answers).toEqual(targets);
  });
});
