import { lineOf } from '@/lib/i18n/text-problem';
import { defaultLocale, localeTable } from '@/lib/locales';
import { aliasedPages, slugs } from '@/lib/routing/table';
import { checkTable as check, type RoutingFacts } from '@/scripts/checks/routing-table';

const prefixes = { de: '', en: '/en' };
const checkTable = (facts: RoutingFacts) => check(facts).map(lineOf);

/** A small table in good order, with what a test changes. */
function facts(changed: Partial<RoutingFacts>): RoutingFacts {
  return {
    defaultLocale: 'de',
    prefixes,
    slugs: { home: { de: '', en: '' }, nurses: { de: 'pflege', en: 'nurses' } },
    aliasedPages: ['nurses'],
    ...changed,
  };
}

/** The small table with other slugs for the nurses' page and perhaps one page more. */
function withSlugs(nurses: Record<string, string>, more: RoutingFacts['slugs'] = {}) {
  return facts({ slugs: { home: { de: '', en: '' }, nurses, ...more } });
}

const form = 'expected lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';

describe('checkTable', () => {
  it('finds nothing in the table of this site', () => {
    const own = Object.entries(localeTable).map(([locale, { prefix }]) => [locale, prefix]);
    const prefixes = Object.fromEntries(own);
    expect(checkTable({ defaultLocale, prefixes, slugs, aliasedPages })).toEqual([]);
  });

  it('finds nothing in a small table in good order', () => {
    expect(checkTable(facts({}))).toEqual([]);
    // One slug in two languages is fine: the prefix tells them apart.
    expect(checkTable(withSlugs({ de: 'care', en: 'care' }))).toEqual([]);
  });

  it.each<[what: string, facts: RoutingFacts, line: string]>([
    [
      'a slug that is missing',
      withSlugs({ de: 'pflege' }),
      `lib/routing/table.ts: slugs.nurses.en: missing; expected the page's slug in this language: ${form.slice(9)}`,
    ],
    [
      'a slug of no language',
      withSlugs({ de: 'pflege', en: 'nurses', fr: 'soins' }),
      'lib/routing/table.ts: slugs.nurses.fr: no such language; expected one of de, en',
    ],
    ...['Nurses', 'a/b', 'a--b', ''].map((slug): [string, RoutingFacts, string] => [
      `the slug "${slug}"`,
      facts({
        slugs: { home: { de: '', en: '' }, nurses: { de: 'pflege', en: slug } },
        aliasedPages: [],
      }),
      `lib/routing/table.ts: slugs.nurses.en: "${slug}"; ${form}`,
    ]),
    [
      'a name that hosts know otherwise',
      withSlugs({ de: 'index', en: 'nurses' }),
      'lib/routing/table.ts: slugs.nurses.de: "index" is a file name with a meaning to hosts; expected another slug',
    ],
    [
      'a home with a slug',
      facts({ slugs: { home: { de: '', en: 'home' }, nurses: { de: 'pflege', en: 'nurses' } } }),
      'lib/routing/table.ts: slugs.home.en: "home"; expected \'\' for the home page',
    ],
    [
      'two pages at one address',
      withSlugs({ de: 'pflege', en: 'nurses' }, { terms: { de: 'agb', en: 'nurses' } }),
      'lib/routing/table.ts: slugs.terms.en: /en/nurses belongs to nurses; expected another slug',
    ],
    [
      "a slug that is a language's prefix",
      withSlugs({ de: 'en', en: 'nurses' }),
      'lib/routing/table.ts: slugs.nurses.de: /en belongs to the language en; expected another slug',
    ],
    [
      'an alias that is another page',
      withSlugs({ de: 'pflege', en: 'agb' }, { terms: { de: 'agb', en: 'terms' } }),
      'lib/routing/table.ts: slugs.nurses.en: as an alias, /agb belongs to terms (de); expected another slug',
    ],
    [
      'an alias of two pages',
      facts({
        prefixes: { ...prefixes, fr: '/fr' },
        slugs: {
          home: { de: '', en: '', fr: '' },
          nurses: { de: 'pflege', en: 'nurses', fr: 'work' },
          employers: { de: 'arbeit', en: 'work', fr: 'emploi' },
        },
        aliasedPages: ['nurses', 'employers'],
      }),
      'lib/routing/table.ts: slugs.employers.en: as an alias, /work belongs to nurses; expected another slug',
    ],
    [
      'a malformed prefix',
      facts({ prefixes: { de: '', en: '/en/' } }),
      'lib/locales.ts: en.prefix: "/en/"; expected a slash and one segment, such as "/en"',
    ],
    [
      'a default language with a prefix',
      facts({ prefixes: { de: '/de', en: '/en' } }),
      'lib/locales.ts: de.prefix: "/de"; expected the empty prefix for de, the default language, and for no other',
    ],
  ])('names %s', (_what, broken, line) => {
    expect(checkTable(broken)).toContain(line);
  });

  it('names a prefix of two languages', () => {
    const broken = facts({ prefixes: { de: '', en: '/en', fr: '/en' } });
    expect(checkTable(broken)).toContain(
      'lib/locales.ts: fr.prefix: "/en" is the prefix of en too; expected one of its own',
    );
  });
});
