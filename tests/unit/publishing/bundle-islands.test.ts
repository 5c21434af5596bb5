import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands, readIslandsLibrary } from '@/scripts/publishing/bundle-islands';
import { listFiles } from '@/scripts/support/files';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle islands '));
});
afterEach(() => rm(outDir, { recursive: true }));

const readFiles = (files: readonly string[]) =>
  Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));

test('the entry needs no other file, and imports the islands on demand, with Preact', async () => {
  const path = await bundleIslands({ outDir });
  expect(path).toMatch(/^\/assets\/islands-[A-Z0-9]{8}\.js$/);
  const files = await listFiles(outDir);
  const [entry = ''] = await readFiles([path]);
  expect(/\bimport\s*["'{]|\bfrom\s*["']/.test(entry)).toBe(false);
  const imported = [...entry.matchAll(/import\("\.\/([^"]+)"\)/g)].map(
    ([, name]) => `assets/${name}`,
  );
  expect(imported.length).toBeGreaterThan(5);
  expect(files).toEqual(expect.arrayContaining(imported));
  const codes = await readFiles(files);
  // Not through a file that only re-exports another file.
  for (const code of await readFiles(imported)) expect(code.length).toBeGreaterThan(300);
  expect(codes.filter((code) => /sourceMappingURL|react\.dev\/errors/.test(code))).toEqual([]);
  // The browser compiles the code of every page while it loads: the entry, and what islands share.
  const hinted = codes.filter((code) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted).toHaveLength(2);
  expect(hinted.includes(entry)).toBe(true);

  expect(await bundleIslands({ outDir })).toBe(path);
  expect(await listFiles(outDir)).toEqual(files);
});

test('React itself hydrates the islands if it is chosen', async () => {
  await bundleIslands({ outDir, library: 'react' });
  const codes = await readFiles(await listFiles(outDir));
  expect(codes.some((code) => code.includes('react.dev/errors'))).toBe(true);
});

test('names a module that does not compile', async () => {
  await expect(bundleIslands({ outDir, entry: 'components/islands/gone.ts' })).rejects.toThrow(
    'gone.ts',
  );
});

test.each([
  [{}, 'preact'],
  [{ ISLANDS: '' }, 'preact'],
  [{ ISLANDS: 'react' }, 'react'],
])('the settings %j choose %s', (environment, library) => {
  expect(readIslandsLibrary(environment)).toBe(library);
});

test('another library is refused', () => {
  expect(() => readIslandsLibrary({ ISLANDS: 'vue' })).toThrow(
    'ISLANDS is "vue"; expected preact or react.',
  );
});
