import { posix } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { z } from 'zod';
import { islands } from '@/components/islands/registry';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { subsetFor } from '@/scripts/assets/fonts/font-subsets';
import { htmlFileFor } from '@/scripts/publishing/page-files';
import { htmlFiles, parseBuilt, readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
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
    const letters = [...translator(locale)('common.language.suggestion.link')];
    expect(letters.filter((letter) => subsetFor(letter) !== 'latin')).toEqual([]);
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

const fileBeside = (path: string, name: string) => posix.join(posix.dirname(path), name);

/** A script and its static imports, as public paths. */
function withImports(path: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of readBuilt(path.slice(1)).matchAll(/(?:from|import)"(\.[^"]+)"/g)) {
    withImports(fileBeside(path, name), found);
  }
  return found;
}

type DynamicImport = {
  path: string;
  importer: string;
  /** Whether the import is in a separate function, from which `importWithRetry` reads the URL. */
  canRetry: boolean;
  /** Files that it imports and that the importer has not loaded. */
  newFiles: string[];
};

/** The dynamic imports of scripts of the built site, by public paths. */
function findDynamicImports(importers: readonly string[]): DynamicImport[] {
  return importers.flatMap((importer) => {
    const known = withImports(importer);
    const imports = readBuilt(importer.slice(1)).matchAll(/(\(\)=>)?import\("(\.[^"]+)"\)/g);
    return [...imports].map(([, start, name = '']) => {
      const path = fileBeside(importer, name);
      const newFiles = [...withImports(path)].filter((file) => file !== path && !known.has(file));
      return { path, importer, canRetry: start !== undefined, newFiles };
    });
  });
}

test('every dynamic import can be retried after a failure', async () => {
  const [entry, ...others] = await islandFiles();
  const later = findDynamicImports(others);
  expect(later.length).toBeGreaterThan(3);
  expect(later.filter(({ canRetry }) => !canRetry)).toEqual([]);
  // Only the URL of the file itself changes, so it must not import files that may have failed.
  expect(later.filter(({ newFiles }) => newFiles.length > 0)).toEqual([]);
  expect(
    findDynamicImports(entry === undefined ? [] : [entry]).filter(({ canRetry }) => !canRetry),
  ).toEqual([]);
});
