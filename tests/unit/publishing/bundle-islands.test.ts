/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleIslands, readIslandsLibrary } from '@/scripts/publishing/bundle-islands';
import { listFiles } from '@/scripts/support/files';

const entry = 'tests/unit/publishing/fixtures/browser.ts';
const shared = ['tests/unit/publishing/fixtures/greeting.tsx'];
const sharing = 'tests/unit/publishing/fixtures/sharing';
let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'bundle islands '));
});
afterEach(() => rm(outDir, { recursive: true }));

async function allCode(): Promise<string> {
  const files = await listFiles(outDir);
  return (await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')))).join('\n');
}

test('the entry is small and imports each island on demand', async () => {
  const path = await bundleIslands({ outDir, entry, shared });
  expect(path).toMatch(/^\/assets\/islands-[A-Z0-9]{8}\.js$/);
  const files = await listFiles(outDir);
  expect(files).toContain(path.slice(1));
  const code = await readFile(join(outDir, path), 'utf8');
  expect(code).not.toContain('times');
  const imported = [...code.matchAll(/import\("\.\/([^"]+)"\)/g)].map(
    ([, name]) => `assets/${name}`,
  );
  expect(imported).toHaveLength(3);
  expect(files).toEqual(expect.arrayContaining(imported));
});

test('is reproducible, and contains Preact instead of React', async () => {
  const path = await bundleIslands({ outDir, entry, shared });
  const files = await listFiles(outDir);
  const code = await allCode();
  expect(await bundleIslands({ outDir, entry, shared })).toBe(path);
  expect(await listFiles(outDir)).toEqual(files);
  expect(code.length).toBeLessThan(40_000);
  expect(code).not.toContain('process.env');
  expect(code).not.toContain('sourceMappingURL');
});

test('common code is in the file of most pages, and again in the entry', async () => {
  const path = await bundleIslands({
    outDir,
    entry: `${sharing}/entry.ts`,
    shared: [`${sharing}/most-pages.ts`],
  });
  const entryCode = await readFile(join(outDir, path), 'utf8');
  expect(entryCode).toContain('your site');
  expect(entryCode).not.toMatch(/\bimport\s*["'{]|\bfrom\s*["']/);
  const others = (await listFiles(outDir)).filter((file) => file !== path.slice(1));
  const codes = await Promise.all(others.map((file) => readFile(join(outDir, file), 'utf8')));
  // Not through a file that only re-exports another file.
  const [, imported = ''] = /import\("\.\/([^"]+)"\)/.exec(entryCode) ?? [];
  expect(await readFile(join(outDir, 'assets', imported), 'utf8')).toContain('Good morning');
  expect(others).toHaveLength(2);
  const withSign = codes.filter((code) => code.includes('your site'));
  expect(withSign).toHaveLength(1);
  expect(withSign[0]).toContain('Good morning');
  expect(withSign[0]).not.toContain('Good night');
  // The browser compiles the code of every page while it loads.
  const hinted = [entryCode, ...codes].filter((code) =>
    code.startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted).toEqual([entryCode, withSign[0]]);
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
