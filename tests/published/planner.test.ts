import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
import { publishedPage } from '@/tests/support/published-text';

/** In bytes, compressed: the island's own file, and its texts in the page. */
const budget = 6 * 1024;

const weightOf = (text: string) => brotliCompressSync(text).length;

for (const locale of locales) {
  for (const page of ['nurses', 'employers'] as const) {
    test(`the planner on ${page} (${locale}) keeps its budget`, async () => {
      const files = (await islandFiles()).filter((path) => /\/planner-\w+\.js$/.test(path));
      expect(files).toHaveLength(1);
      const code = files.reduce((sum, path) => sum + weightOf(readBuilt(path.slice(1))), 0);
      const $ = publishedPage(locale, page);
      const whole = weightOf($.html());
      const island = $('[data-island="planner"]');
      expect(island).toHaveLength(1);
      island.removeAttr('data-props');
      const texts = whole - weightOf($.html());
      expect(texts).toBeGreaterThan(1000);
      expect(code + texts).toBeLessThanOrEqual(budget);
    });
  }
}
