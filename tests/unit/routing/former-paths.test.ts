import { defaultLocale } from '@/lib/locales';
import { publishedPages } from '@/lib/routing/page-files';
import { resolvePath } from '@/lib/routing/resolve-path';
import { redirects } from '@/scripts/hosts/redirects';
import { addresses } from '@/tests/support/address-table';

jest.mock('@/lib/routing/table', () => ({
  ...jest.requireActual('@/lib/routing/table'),
  formerPaths: {
    home: ['/anfang'],
    employers: ['/frueher', '/en/formerly', '/vas/ranije/posao'],
    terms: ['/fruehere-agb'],
  },
}));

const { home, employers, terms } = addresses;

// biome-ignore format: a table to be read at a glance
const moved = [
  ['/anfang', home.de], ['/frueher', employers.de], ['/en/formerly', employers.en],
  ['/vas/ranije/posao', employers.vas], ['/fruehere-agb', terms.de],
  // As the aliases of today's slugs.
  ['/formerly', employers.de], ['/ranije/posao', employers.de],
] as const;

// biome-ignore format: a table to be read at a glance
const movedOnHosts = [
  ...moved, ['/de/frueher', employers.de], ['/en/frueher', employers.en],
  ['/vas/formerly', employers.vas], ['/vas/anfang', home.vas], ['/en/fruehere-agb', terms.en],
] as const;

it.each(movedOnHosts)('%s leads to %s, with a slash and in capitals too', (from, to) => {
  for (const path of [from, `${from}/`, from.toUpperCase()]) {
    expect([path, resolvePath(path)]).toEqual([path, { kind: 'redirect', to }]);
  }
  // For hosts that need a list.
  expect(redirects).toEqual(
    expect.arrayContaining([from, `${from}/`].map((path) => ({ from: path, to }))),
  );
});

it.each(moved)('a host without redirects has a file at %s with the page %s', (from, to) => {
  const page = publishedPages.find(({ path }) => path === to);
  expect(page?.files.slice(1)).toContain(`${from.slice(1)}.html`);
});

it('does not find a former path in another place', () => {
  for (const path of ['/de/formerly', '/en/en/formerly', '/frueher/x', '/ranije']) {
    expect(resolvePath(path)).toMatchObject({ kind: 'notFound' });
  }
  expect(resolvePath('/en/ranije')).toEqual({ kind: 'notFound', locale: 'en' });
  expect(resolvePath(`/${defaultLocale}/ranije`)).toEqual({ kind: 'notFound', locale: 'de' });
});
