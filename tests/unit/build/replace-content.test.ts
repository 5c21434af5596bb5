/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceContent } from '@/scripts/build/replace-content';
import { listFiles } from '@/scripts/support/files';

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
