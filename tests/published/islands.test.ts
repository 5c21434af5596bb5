import { test } from 'node:test';
import { expect } from 'playwright/test';
import { islands } from '@/components/islands/registry';
import { locales } from '@/lib/locales';
import { htmlFiles, parseBuilt } from '@/tests/support/built-files';
import { translator } from '@/tests/support/texts';

test('every island is on at least one page', () => {
  const found = htmlFiles.flatMap((file) =>
    parseBuilt(file)('[data-island]')
      .get()
      .map(({ attribs }) => attribs['data-island']),
  );
  expect([...new Set(found)].sort()).toEqual(islands.map(({ name }) => name).sort());
});

for (const locale of locales) {
  test(`the suggestion of ${locale} only needs the font of every page`, () => {
    // German and English pages do not fetch the second font file: words would mix two typefaces.
    const link = translator(locale)('common.language.suggestion.link');
    expect(link).toMatch(/^[ -\u00ff]+$/);
  });
}
