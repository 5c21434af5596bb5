import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** Sorted relative paths of all files below a folder, with forward slashes; none without it. */
export async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Writes files below a folder; creates missing folders. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
}

/** Writes data that the pages import into `generated/<name>.json`, which Git ignores. */
export function writeGenerated(root: string, name: string, data: object): Promise<void> {
  return writeFiles(join(root, 'generated'), { [`${name}.json`]: `${JSON.stringify(data)}\n` });
}

/**
 * Creates an output folder if it is missing, and returns its real path. It may be a link.
 *
 * @throws a one-line error if that is impossible
 */
export async function openFolder(folder: string): Promise<string> {
  const created = await mkdir(folder, { recursive: true }).catch(({ code }) => {
    const question = 'Is it a file, or a link without a target?';
    throw new Error(`The folder ${folder} cannot be created (${code}). ${question}`);
  });
  if (created) await chmod(folder, 0o755);
  return realpath(folder);
}

/**
 * Replaces the files in a folder by those of another one. The folder itself stays: it may be a link
 * or a mount, and may be on another file system. If there is no space left, it is unchanged. Web
 * servers may read all of it, whatever the rights of the fresh files are.
 */
export async function replaceContent(output: string, fresh: string): Promise<void> {
  const folder = await openFolder(output);
  const staging = join(folder, '.new');
  await rm(staging, { recursive: true, force: true });
  await cp(fresh, staging, { recursive: true });
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    await chmod(path, entry.isDirectory() ? 0o755 : 0o644);
    if (!entry.isDirectory()) continue;
    const target = join(folder, relative(staging, path));
    await mkdir(target, { recursive: true });
    await chmod(target, 0o755);
  }
  const files = await listFiles(staging);
  const isPage = (file: string) => file.includes('.html');
  // Pages last, because they refer to the other files.
  for (const file of files.sort((a, b) => Number(isPage(a)) - Number(isPage(b)))) {
    await rename(join(staging, file), join(folder, file));
  }
  await rm(staging, { recursive: true });
  for (const file of await listFiles(folder)) {
    if (!files.includes(file)) await rm(join(folder, file));
  }
}
