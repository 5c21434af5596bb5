import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { fileOf } from '@/scripts/publishing/page-files';
import { parseBuilt, readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';

/** In bytes, compressed: the island's own file, and its texts. */
const budget = 6 * 1024;

const weightOf = (text: string) => brotliCompressSync(text).length;

for (const locale of locales) {
  for (const page of ['nurses', 'employers'] as const) {
    test(`the planner on ${page} (${locale}) keeps its budget`, async () => {
      const files = (await islandFiles()).filter((path) => /\/planner-\w+\.js$/.test(path));
      expect(files).toHaveLength(1);
      const code = files.reduce((sum, path) => sum + weightOf(readBuilt(path.slice(1))), 0);
      const $ = parseBuilt(fileOf(hrefFor(locale, page)));
      const island = $('[data-island="planner"]');
      expect(island).toHaveLength(1);
      const path = z.string().parse(JSON.parse(island.attr('data-props') ?? ''));
      const texts = weightOf(readBuilt(path.slice(1)));
      expect(texts).toBeGreaterThan(1000);
      expect(code + texts).toBeLessThanOrEqual(budget);
    });
  }
}
