import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { writeFiles } from '@/scripts/support/files';

/** Public folder of files with a content hash in their names. */
export const assetsFolder = '/assets';

/**
 * Writes a file whose name changes with its content.
 *
 * @param file path or name of the source; the part of its name before the first dot is used
 * @returns its public path, `/assets/<name>-<hash>.<ext>`; style sheets are named `style`, because
 *   the bundler's name is a hash
 */
export async function writeAsset(
  outDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const extension = extname(file);
  const [stem = 'file'] = basename(file).split('.');
  const name = extension === '.css' ? 'style' : stem;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const path = `${assetsFolder}/${name}-${hash}${extension}`;
  await writeFiles(outDir, { [path]: content });
  return path;
}
