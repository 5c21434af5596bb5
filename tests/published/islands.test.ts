import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { islands } from '@/components/islands/registry';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { subsetOf } from '@/scripts/assets/fonts/font-subsets';
import { styleHash } from '@/scripts/hosts/page-needs';
import { elementsOf, isDataScript } from '@/scripts/publishing/page-document';
import { fileOf } from '@/scripts/publishing/page-files';
import { htmlFiles, parseBuilt, readBuilt } from '@/tests/support/built-files';
import { dynamicImportsIn } from '@/tests/support/dynamic-imports';
import { islandFiles } from '@/tests/support/island-files';
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

/** In bytes, compressed: the planner's own file, and its texts. */
const plannerBudget = 6 * 1024;

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
      expect(code + texts).toBeLessThanOrEqual(plannerBudget);
    });
  }
}

for (const file of htmlFiles) {
  test(`${file} has no script but the islands, no inline handler, and styles by hash only`, async () => {
    const $ = parseBuilt(file);
    const [entry] = await islandFiles();
    const sources = $('script')
      .get()
      .filter(({ attribs }) => !isDataScript(attribs['type']))
      .map(({ attribs }) => attribs['src']);
    expect(sources.filter((source) => source !== entry)).toEqual([]);
    const attributes = elementsOf($).flatMap(({ name, attribs }) =>
      Object.keys(attribs)
        .filter((attribute) => attribute === 'style' || attribute.startsWith('on'))
        .map((attribute) => `<${name} ${attribute}>`),
    );
    expect(attributes).toEqual([]);
    const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
    const styles = $('style')
      .get()
      .map((style) => `'${styleHash($(style).text())}'`);
    expect(styles.length).toBeGreaterThan(0);
    expect(styles.filter((hash) => !policy.includes(hash))).toEqual([]);
  });
}

test('every dynamic import can be retried after a failure', async () => {
  const [entry, ...others] = await islandFiles();
  const later = dynamicImportsIn(others);
  expect(later.length).toBeGreaterThan(3);
  expect(later.filter(({ isNamed }) => !isNamed)).toEqual([]);
  // Only the file itself gets another address: nothing that comes with it may have failed.
  expect(later.filter(({ newFiles }) => newFiles.length > 0)).toEqual([]);
  expect(
    dynamicImportsIn(entry === undefined ? [] : [entry]).filter(({ isNamed }) => !isNamed),
  ).toEqual([]);
});
