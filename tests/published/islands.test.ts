import { test } from 'node:test';
import { expect } from 'playwright/test';
import { islands } from '@/components/islands/registry';
import { locales } from '@/lib/locales';
import { subsetOf } from '@/scripts/assets/fonts/font-subsets';
import { htmlFiles, parseBuilt } from '@/tests/support/built-files';
import { textsOf } from '@/tests/support/texts';

test('every island stands on some page', () => {
  const found = htmlFiles.flatMap((file) =>
    parseBuilt(file)('[data-island]')
      .get()
      .map(({ attribs }) => attribs['data-island']),
  );
  expect([...new Set(found)].sort()).toEqual(islands.map(({ name }) => name).sort());
});

for (const locale of locales) {
  test(`${locale} is offered in letters of the font that every page has`, () => {
    // German and English pages do not fetch the second font file: words would mix two typefaces.
    const letters = [...textsOf(locale)('common.language.suggestion.link')];
    expect(letters.filter((letter) => subsetOf(letter) !== 'latin')).toEqual([]);
  });
}
