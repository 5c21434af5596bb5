import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '@/scripts/support/files';

const folders: string[] = [];

/** Makes a temporary folder with these files, by relative path. Its own path has a space. */
export async function folderWith(files: Parameters<typeof writeFiles>[1] = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'a test '));
  folders.push(folder);
  await writeFiles(folder, files);
  return folder;
}

/** Removes the folders of a test file. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
