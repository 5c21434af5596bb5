import { existsSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/scripts/publishing/assets';
import { listFiles, replaceContent } from '@/scripts/support/files';

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

test('a folder gets the files of a build, readable by all, and stays the same folder', async () => {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  const fresh = await mkdtemp(join(elsewhere, 'fresh-'));
  await mkdir(join(site, 'old'));
  await writeFile(join(site, 'old/page.html'), 'old');
  await writeFile(join(site, 'index.html'), 'old');
  await mkdir(join(fresh, 'en'));
  await writeFile(join(fresh, 'en/index.html'), 'new');
  await writeFile(join(fresh, 'index.html'), 'new');
  const { ino } = await stat(site);
  const link = `${fresh}-link`;
  await symlink(site, link);
  // As with the strictest umask.
  for (const [path, mode] of [
    ['en/index.html', 0o600],
    ['en', 0o700],
  ] as const)
    await chmod(join(fresh, path), mode);
  const umask = process.umask(0o077);
  await replaceContent(link, fresh);
  process.umask(umask);
  const rights = async (path: string) => (await stat(join(site, path))).mode & 0o777;
  expect([await rights('en'), await rights('en/index.html')]).toEqual([0o755, 0o644]);
  expect(await listFiles(site)).toEqual(['en/index.html', 'index.html']);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('new');
  expect((await stat(site)).ino).toBe(ino);
  for (const path of [site, fresh, link]) await rm(path, { recursive: true });
});

test('a link without a target is named', async () => {
  const fresh = await mkdtemp(join(tmpdir(), 'fresh-'));
  const link = join(fresh, 'out');
  await symlink(join(fresh, 'missing/folder'), link);
  await expect(replaceContent(link, fresh)).rejects.toThrow(
    /^The folder .*\/out cannot be created \(\w+\)\. Is it a file, or a link without a target\?$/,
  );
  await rm(fresh, { recursive: true });
});
