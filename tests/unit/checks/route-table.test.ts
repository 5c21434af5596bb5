import { formatProblem } from '@/lib/i18n/text-problem';
import { checkRouteTable, type RouteTable } from '@/scripts/checks/route-table';

type Slugs = Record<string, string>;

/** A table with these slugs of a page, and optional other data. */
const tableWith = (nurses: Slugs, more: Record<string, Slugs> = {}, prefix = '/en') => ({
  prefixes: { de: '', en: prefix },
  slugs: { home: { de: '', en: '' }, nurses, ...more },
  aliasedPages: ['nurses'],
});

it('finds no problem if each path belongs to one page', () => {
  expect(checkRouteTable(tableWith({ de: 'pflege', en: 'nurses' }))).toEqual([]);
  // Two languages may share a slug, because their prefixes differ.
  expect(checkRouteTable(tableWith({ de: 'care', en: 'care' }))).toEqual([]);
});

const form = 'expected lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';

// biome-ignore format: a table to be read at a glance
it.each<[table: RouteTable, line: string]>([
  ...['Nurses', 'a/b', 'a--b', ''].map((slug): [RouteTable, string] => [
    tableWith({ de: 'pflege', en: slug }),
    `lib/routing/table.ts: slugs.nurses.en: "${slug}"; ${form}`,
  ]),
  [tableWith({ de: 'pflege' }), `lib/routing/table.ts: slugs.nurses.en: missing; ${form}`],
  [tableWith({ de: 'index', en: 'nurses' }),
    'lib/routing/table.ts: slugs.nurses.de: "index" is a file name that hosts treat in a special way; expected another slug'],
  [tableWith({ de: 'pflege', en: 'nurses' }, { home: { de: '', en: 'home' } }),
    'lib/routing/table.ts: slugs.home.en: "home"; expected \'\' for the home page'],
  [tableWith({ de: 'pflege', en: 'nurses' }, { terms: { de: 'agb', en: 'nurses' } }),
    'lib/routing/table.ts: slugs.terms.en: /en/nurses belongs to nurses; expected another slug'],
  [tableWith({ de: 'en', en: 'nurses' }),
    'lib/routing/table.ts: slugs.nurses.de: /en belongs to the language en; expected another slug'],
  [tableWith({ de: 'pflege', en: 'agb' }, { terms: { de: 'agb', en: 'terms' } }),
    'lib/routing/table.ts: slugs.nurses.en: /agb belongs to terms; expected another slug'],
  [tableWith({ de: 'pflege', en: 'nurses' }, {}, '/en/'),
    'lib/locales.ts: en.prefix: "/en/"; expected a slash and one segment, such as "/en"'],
])('%j: %s', (table, line) => {
  expect(checkRouteTable(table).map(formatProblem)).toContain(line);
});
