import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, replaceContent, writeFiles } from '@/scripts/support/files';
import { folderWith } from '@/tests/support/folder-with';

/** On Linux, `/dev/shm` is another file system than the folder for temporary files. */
const elsewhere = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

test('a folder gets the files of a build, readable by all, and stays the same folder', async () => {
  const site = await folderWith({ 'old/page.html': 'old', 'index.html': 'old' });
  const fresh = await mkdtemp(join(elsewhere, 'fresh-'));
  await writeFiles(fresh, { 'en/index.html': 'new', 'index.html': 'new' });
  const { ino } = await stat(site);
  const link = `${fresh}-link`;
  await symlink(site, link);
  // As with the strictest umask.
  await chmod(join(fresh, 'en/index.html'), 0o600);
  await chmod(join(fresh, 'en'), 0o700);
  const umask = process.umask(0o077);
  await replaceContent(link, fresh);
  process.umask(umask);
  const rights = async (path: string) => (await stat(join(site, path))).mode & 0o777;
  expect([await rights('en'), await rights('en/index.html')]).toEqual([0o755, 0o644]);
  expect(await listFiles(site)).toEqual(['en/index.html', 'index.html']);
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('new');
  expect((await stat(site)).ino).toBe(ino);
  for (const path of [fresh, link]) await rm(path, { recursive: true });
});
