import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files below a folder; creates missing folders. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
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
