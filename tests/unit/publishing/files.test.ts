import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceContent } from '@/scripts/build/replace-content';
import { compressFiles } from '@/scripts/publishing/compress-files';
import { listFiles } from '@/scripts/support/files';

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

/** On Linux, `/dev/shm` is another file system than the folder for temporary files. */
const elsewhere = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

test('a folder gets the files of a build, and stays the same folder on its file system', async () => {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const fresh = await mkdtemp(join(elsewhere, 'fresh-'));
  await mkdir(join(site, 'old'));
  await writeFile(join(site, 'old/page.html'), 'old');
  await writeFile(join(site, 'index.html'), 'old');
  await mkdir(join(fresh, 'en'));
  await writeFile(join(fresh, 'en/index.html'), 'new');
  await writeFile(join(fresh, 'index.html'), 'new');
  const { ino } = await stat(site);
  await replaceContent(site, fresh);
  expect(await listFiles(site)).toEqual(['en/index.html', 'index.html']);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('new');
  expect((await stat(site)).ino).toBe(ino);
  await rm(site, { recursive: true });
  await rm(fresh, { recursive: true });
});
