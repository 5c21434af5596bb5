import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

/** Public folder of files with a content hash in their names. */
export const assetsFolder = '/assets';

/**
 * The public path of a file, with a hash of its content.
 *
 * @param file path or name of the source; its name is cut at the first dot
 * @returns `/assets/<name>-<hash>.<ext>`; the name of style sheets is `style`, because the bundler
 *   names them by a hash
 */
function assetPath(file: string, content: string | Uint8Array): string {
  const extension = extname(file);
  const [stem = 'file'] = basename(file).split('.');
  const name = extension === '.css' ? 'style' : stem;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${assetsFolder}/${name}-${hash}${extension}`;
}

/** Writes a file whose name changes with its content, and returns its public path. */
export async function writeAsset(
  outDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const path = assetPath(file, content);
  await mkdir(join(outDir, assetsFolder), { recursive: true });
  await writeFile(join(outDir, path), content);
  return path;
}
