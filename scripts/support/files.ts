import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/** The hash of a content, for names that change with it. */
export const contentHash = (content: string | Uint8Array): string =>
  hash('sha256', content).slice(0, 10);

/** Content of a text file; undefined if it does not exist. */
export function readTextIfPresent(...path: readonly string[]): Promise<string | undefined> {
  return readFile(join(...path), 'utf8').catch(() => undefined);
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
export function writeGenerated(name: string, data: object, root = '.'): Promise<void> {
  return writeFiles(join(root, 'generated'), { [`${name}.json`]: `${JSON.stringify(data)}\n` });
}

/**
 * Replaces the files in a folder by those of another one, after they are complete inside it. The
 * folder itself stays: it may be a link or a mount. Web servers may read all of it, whatever the
 * rights of the fresh files are.
 */
export async function replaceContent(folder: string, fresh: string): Promise<void> {
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
  const staging = join(folder, '.new');
  await rm(staging, { recursive: true, force: true });
  await cp(fresh, staging, { recursive: true });
  for (const entry of await readdir(staging, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
  // A server may be reading: each entry is missing only between two renames.
  const old = join(folder, '.old');
  await rm(old, { recursive: true, force: true });
  await mkdir(old);
  const stale = new Set(await readdir(folder));
  for (const name of await readdir(staging)) {
    if (stale.delete(name)) await rename(join(folder, name), join(old, name));
    await rename(join(staging, name), join(folder, name));
  }
  for (const name of stale) await rm(join(folder, name), { recursive: true });
}
