import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles } from '@/scripts/support/files';

/**
 * Replaces the files in a folder by those of another one. The folder itself stays: it may be a
 * mount, and may be on another file system. If there is no space left, it is unchanged.
 */
export async function replaceContent(folder: string, fresh: string): Promise<void> {
  const staging = join(folder, '.new');
  await rm(staging, { recursive: true, force: true });
  await cp(fresh, staging, { recursive: true });
  const files = await listFiles(staging);
  const isPage = (file: string) => file.includes('.html');
  // Pages last, because they refer to the other files.
  for (const file of files.sort((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await rename(join(staging, file), join(folder, file));
  }
  await rm(staging, { recursive: true });
  for (const file of await listFiles(folder)) {
    if (!files.includes(file)) await rm(join(folder, file));
  }
}
