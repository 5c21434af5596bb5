/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/scripts/publishing/compress-files';

test('copies of an earlier build are reused for unchanged files', async () => {
  const root = await mkdtemp(join(tmpdir(), 'compress '));
  const [site, earlier] = [join(root, 'site'), join(root, 'earlier')];
  for (const folder of [site, earlier]) {
    await mkdir(folder);
    for (const name of ['a', 'b']) await writeFile(join(folder, `${name}.txt`), name.repeat(500));
    await writeFile(join(folder, 'short.txt'), 'a');
  }
  await writeFile(join(site, 'b.txt'), 'new'.repeat(500));
  for (const name of ['a', 'b']) await writeFile(join(earlier, `${name}.txt.br`), 'known');
  await compressFiles(site, earlier);
  expect(await readFile(join(site, 'a.txt.br'), 'utf8')).toBe('known');
  expect(await readFile(join(site, 'b.txt.br'), 'utf8')).not.toBe('known');
  expect(await readdir(site)).toHaveLength(7);
  await rm(root, { recursive: true });
});
