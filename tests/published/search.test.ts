import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { isPageKey, pageKeys } from '@/lib/routing/table';
import { isSearchIndex } from '@/lib/search/index-file';
import { createSearch, type Search } from '@/lib/search/search';
import { htmlFileFor, notFoundFileFor } from '@/scripts/publishing/page-files';
import { searches } from '@/tests/published/support/searches';
import { parseBuilt, readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
import { propsOfIsland } from '@/tests/support/island-props';

const budgets = { island: 6 * 1024, index: 25 * 1024 } as const;

const compressedSize = (text: string) => brotliCompressSync(text).length;

/** Minimum number of the 30 searches that have an expected section in the first three results. */
const minFound = 29;
const limit = 3;

const pay: Partial<Record<Locale, readonly string[]>> = {
  de: ['Gehalt', 'Lohn', 'netto', 'Tarif'],
  en: ['salary', 'wages', 'net', 'how much money'],
  vas: ['plata', 'plaća', 'neto', 'zarada'],
};

const boxProps = z.object({ indexPath: z.string() });

/** The search index in the props of a language's not-found page. */
function readIndexText(locale: Locale): string {
  const $ = parseBuilt(notFoundFileFor(locale));
  const props = propsOfIsland($, $('[data-island="not-found-search"]'));
  const { indexPath } = boxProps.parse(props);
  expect(indexPath).toMatch(new RegExp(`^/assets/search-${locale}-[\\da-f]+\\.json$`));
  return readBuilt(indexPath.slice(1));
}

function readIndex(locale: Locale) {
  const index: unknown = JSON.parse(readIndexText(locale));
  if (!isSearchIndex(index)) throw new Error(`The index of ${locale} has another form.`);
  return index;
}

/** Whether one of the expected sections is among the first results. */
function isFound(find: Search, [query, ...places]: readonly string[], locale: Locale) {
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
    test(`searches of visitors in ${locale} succeed`, async () => {
      const find = await createSearch(readIndex(locale), locale);
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
    const find = await createSearch(readIndex(locale), locale);
    const first = words.map((query) => find(query, { limit })[0]?.href);
    expect(first).toEqual(words.map(() => hrefFor(locale, 'nurses', 'faq-salary')));
  });

  test(`the search of ${locale} covers all pages and links to existing sections`, () => {
    const { pages, keywords } = readIndex(locale);
    expect(pages.map(([, path]) => path)).toEqual(pageKeys.map((page) => hrefFor(locale, page)));
    const broken = pages.flatMap(([, path, sections]) => {
      const $ = parseBuilt(htmlFileFor(path));
      return sections
        .filter(([anchor]) => anchor !== '' && $(`[id="${anchor}"]`).length !== 1)
        .map(([anchor]) => `${path}#${anchor}`);
    });
    expect(broken).toEqual([]);
    const titles = pages.flatMap(([, , sections]) => sections.map(([, title]) => title));
    expect(titles.filter((title) => title === '' || /[\u00ad\u2060]|\s\s/.test(title))).toEqual([]);
    expect(titles.length).toBeGreaterThan(100);
    const ids = pages.flatMap(([, , sections, key]) =>
      sections.flatMap(([anchor]) => [`#${anchor}`, `#${key}#${anchor}`, `#${key}`]),
    );
    expect(keywords.length).toBeGreaterThan(20);
    const named = keywords.flatMap((line) => line.match(/#\S+/g) ?? ['no place']);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test(`the search of ${locale} keeps its budget`, () => {
    const weight = compressedSize(readIndexText(locale));
    expect(weight).toBeLessThanOrEqual(budgets.index);
  });
}

test('the search box is small, and loads its library on the first focus', async () => {
  const files = await islandFiles();
  const [box = ''] = files.filter((path) => /\/not-found-search-\w+\.js$/.test(path));
  const weight = compressedSize(readBuilt(box.slice(1)));
  expect(weight).toBeLessThanOrEqual(budgets.island);
  expect(readBuilt(box.slice(1))).toMatch(/\(\)=>import\("\.\/search-\w+\.js"\)/);
  // No other file contains the library.
  const withLibrary = files.filter((path) => /fuzzy/.test(readBuilt(path.slice(1))));
  expect(withLibrary).toHaveLength(1);
});
