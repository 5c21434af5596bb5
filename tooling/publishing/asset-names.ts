import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** Public folder of files with a content hash in their names. */
export const assetsFolder = '/assets';

/**
 * The public path of a file, with a hash of its content.
 *
 * @param file path or name of the source; its name is cut at the first dot
 * @returns `/assets/<name>-<hash>.<ext>`; the name of style sheets is `style`, because the bundler
 *   names them by a hash
 */
export function assetPath(file: string, content: Uint8Array): string {
  const extension = extname(file);
  const [stem = 'file'] = basename(file).split('.');
  const name = extension === '.css' ? 'style' : stem;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${assetsFolder}/${name}-${hash}${extension}`;
}
