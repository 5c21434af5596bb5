import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { islands } from '@/components/islands/registry';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { htmlFileFor } from '@/lib/routing/page-files';
import { htmlFiles, islandFiles, parseBuilt, readBuilt } from '@/tests/support/built-files';
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

/** In bytes, compressed: the planner's own file, and its texts. */
const plannerBudget = 6 * 1024;

const compressedSize = (text: string) => brotliCompressSync(text).length;

for (const locale of locales) {
  for (const page of ['nurses', 'employers'] as const) {
    test(`the planner on ${page} (${locale}) keeps its budget`, async () => {
      const files = (await islandFiles()).filter((path) => /\/planner-\w+\.js$/.test(path));
      expect(files).toHaveLength(1);
      const code = files.reduce((sum, path) => sum + compressedSize(readBuilt(path.slice(1))), 0);
      const $ = parseBuilt(htmlFileFor(hrefFor(locale, page)));
      const island = $('[data-island="planner"]');
      expect(island).toHaveLength(1);
      const path = z.string().parse(JSON.parse(island.attr('data-props') ?? ''));
      const props = readBuilt(path.slice(1));
      expect(JSON.parse(props)).toMatchObject({
        texts: expect.any(Object),
        stations: expect.any(Array),
      });
      expect(code + compressedSize(props)).toBeLessThanOrEqual(plannerBudget);
    });
  }
}
