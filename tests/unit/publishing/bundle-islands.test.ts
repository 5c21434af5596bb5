import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands } from '@/scripts/publishing/bundle-islands';
import { listFiles } from '@/scripts/support/files';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle islands '));
});
afterEach(() => rm(outDir, { recursive: true }));

const readAsset = (file: string) => readFile(join(outDir, 'assets', file), 'utf8');
const staticImports = (code: string) =>
  [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name = '']) => name);
const dynamicImports = (code: string) =>
  [...code.matchAll(/import\("\.\/([^"]+)"\)/g)].map(([, name = '']) => name);

/** A part of every production build of React. */
const react = /react\.dev\/errors/;

test('the entry imports React and the islands on demand', async () => {
  const path = await bundleIslands({ outDir });
  expect(path).toMatch(/^\/assets\/islands-[A-Z0-9]{8}\.js$/);
  const files = await listFiles(outDir);
  const entry = await readAsset(path.slice('/assets/'.length));
  const imported = dynamicImports(entry);
  expect(imported.length).toBeGreaterThan(5);
  expect(files).toEqual(expect.arrayContaining(imported.map((name) => `assets/${name}`)));
  expect(entry.startsWith('//# allFunctionsCalledOnLoad\n')).toBe(true);
  // Only the bundler's functions for modules of other formats.
  const [helpers = '', ...others] = staticImports(entry);
  expect(others).toEqual([]);
  expect(await readAsset(helpers)).not.toMatch(react);
  expect((await readAsset(helpers)).length).toBeLessThan(1000);

  expect(await bundleIslands({ outDir })).toBe(path);
  expect(await listFiles(outDir)).toEqual(files);
});

test('the islands of every page, and what others share with them, are in one file', async () => {
  const path = await bundleIslands({ outDir });
  const entry = await readAsset(path.slice('/assets/'.length));
  const common = dynamicImports(entry).filter((name) => /^(every-page|hydrate-island)-/.test(name));
  const needed = await Promise.all(
    common.map(async (name) => staticImports(await readAsset(name))),
  );
  // This file, and the bundler's functions.
  const files = [...new Set(needed.flat())];
  expect(files).toHaveLength(2);
  const codes = await Promise.all(files.map(readAsset));
  expect(codes.filter((code) => react.test(code))).toHaveLength(1);
});

test('names a module that does not compile', async () => {
  await expect(bundleIslands({ outDir, entry: 'components/islands/gone.ts' })).rejects.toThrow(
    'gone.ts',
  );
});
