import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { isPageKey, pageKeys } from '@/lib/routing/table';
import { type Find, makeFinder } from '@/lib/search/finder';
import { isSearchIndex } from '@/lib/search/index-file';
import { fileOf, notFoundFileOf } from '@/scripts/publishing/page-files';
import { searches } from '@/tests/published/support/searches';
import { parseBuilt, readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
import { propsOfIsland } from '@/tests/support/island-props';

/** In bytes, compressed. */
const budgets = { island: 6 * 1024, index: 25 * 1024 } as const;

const weightOf = (text: string) => brotliCompressSync(text).length;

/** Of thirty searches, so many find their place among the first three hits. */
const minFound = 29;
const limit = 3;

/** What nurses call their pay. */
const pay: Partial<Record<Locale, readonly string[]>> = {
  de: ['Gehalt', 'Lohn', 'netto', 'Tarif'],
  en: ['salary', 'wages', 'net', 'how much money'],
  vas: ['plata', 'plaća', 'neto', 'zarada'],
};

const boxProps = z.object({ index: z.string() });

/** The file that the search box of a language's not-found page names. */
function indexTextOf(locale: Locale): string {
  const $ = parseBuilt(notFoundFileOf(locale));
  const props = propsOfIsland($, $('[data-island="not-found-search"]'));
  const { index } = boxProps.parse(props);
  expect(index).toMatch(new RegExp(`^/assets/search-${locale}-[\\da-f]+\\.json$`));
  return readBuilt(index.slice(1));
}

function indexOf(locale: Locale) {
  const index: unknown = JSON.parse(indexTextOf(locale));
  if (!isSearchIndex(index)) throw new Error(`The index of ${locale} has another form.`);
  return index;
}

/** Whether a place of the list is among the first hits of a search. */
function isFound(find: Find, [query, ...places]: readonly string[], locale: Locale) {
  const hrefs = find(query ?? '', { limit }).map(({ href }) => href);
  return places.some((place) => {
    const [page = '', anchor] = place.split('#');
    if (!isPageKey(page)) throw new Error(`${place} is on no page.`);
    const wanted = hrefFor(locale, page, anchor);
    // A page without an anchor matches any of its sections.
    return hrefs.some((href) => href === wanted || (!anchor && href.split('#')[0] === wanted));
  });
}

for (const locale of locales) {
  const asked = searches[locale];
  if (asked !== undefined) {
    test(`what visitors type in ${locale} is found`, async () => {
      const find = await makeFinder(indexOf(locale), locale);
      const missed = asked.filter((search) => !isFound(find, search, locale));
      expect(asked).toHaveLength(30);
      expect(
        missed.length,
        `not found: ${missed.map(([query]) => query).join(', ')}`,
      ).toBeLessThanOrEqual(asked.length - minFound);
    });
  }

  const words = pay[locale] ?? [];
  test(`a search for pay in ${locale} finds the nurses' page first`, async () => {
    const find = await makeFinder(indexOf(locale), locale);
    const first = words.map((query) => find(query, { limit })[0]?.href);
    expect(first).toEqual(words.map(() => hrefFor(locale, 'nurses', 'faq-salary')));
  });

  test(`the search of ${locale} covers its pages and links to places that exist`, () => {
    const { pages, subjects } = indexOf(locale);
    expect(pages.map(([, path]) => path)).toEqual(pageKeys.map((page) => hrefFor(locale, page)));
    const dead = pages.flatMap(([, path, sections]) => {
      const $ = parseBuilt(fileOf(path));
      return sections
        .filter(([anchor]) => anchor !== '' && $(`[id="${anchor}"]`).length !== 1)
        .map(([anchor]) => `${path}#${anchor}`);
    });
    expect(dead).toEqual([]);
    const titles = pages.flatMap(([, , sections]) => sections.map(([, title]) => title));
    expect(titles.filter((title) => title === '' || /[\u00ad\u2060]|\s\s/.test(title))).toEqual([]);
    expect(titles.length).toBeGreaterThan(100);
    const ids = pages.flatMap(([, , sections, key]) =>
      sections.flatMap(([anchor]) => [`#${anchor}`, `#${key}#${anchor}`, `#${key}`]),
    );
    expect(subjects.length).toBeGreaterThan(20);
    const named = subjects.flatMap((line) => line.match(/#\S+/g) ?? ['no place']);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test(`the search of ${locale} keeps its budget`, () => {
    const weight = weightOf(indexTextOf(locale));
    expect(weight).toBeLessThanOrEqual(budgets.index);
  });
}

test('the search box is light, and its library comes with the first focus', async () => {
  const files = await islandFiles();
  const [box = ''] = files.filter((path) => /\/not-found-search-\w+\.js$/.test(path));
  const weight = weightOf(readBuilt(box.slice(1)));
  expect(weight).toBeLessThanOrEqual(budgets.island);
  expect(readBuilt(box.slice(1))).toMatch(/\(\)=>import\("\.\/finder-\w+\.js"\)/);
  // Nothing else brings the library along.
  const withLibrary = files.filter((path) => /fuzzy/.test(readBuilt(path.slice(1))));
  expect(withLibrary).toHaveLength(1);
});
