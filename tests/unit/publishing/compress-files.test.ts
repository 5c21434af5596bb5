/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/scripts/publishing/compress-files';

test('a copy in the cache is used again, and removed when no file needs it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'compress '));
  const [site, cache] = [join(root, 'site'), join(root, 'cache')];
  await mkdir(site);
  await writeFile(join(site, 'a.txt'), 'text '.repeat(100));
  await compressFiles(site, cache);
  const [br = '', gz = '', ...others] = (await readdir(cache)).sort((one, other) =>
    one.slice(-2).localeCompare(other.slice(-2)),
  );
  expect(others).toEqual([]);
  expect(await readFile(join(cache, gz))).toEqual(await readFile(join(site, 'a.txt.gz')));
  await writeFile(join(cache, br), 'known');
  await compressFiles(site, cache);
  expect(await readFile(join(site, 'a.txt.br'), 'utf8')).toBe('known');

  await writeFile(join(site, 'a.txt'), 'other '.repeat(100));
  await compressFiles(site, cache);
  expect(await readdir(cache)).toHaveLength(2);
  expect(await readdir(cache)).not.toContain(br);
  await rm(root, { recursive: true });
});
