import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** Public folder of files whose names carry a hash of their content. */
export const assetsFolder = '/assets';

/**
 * The public path of a file, which changes exactly when its content does.
 *
 * @param file path or name of the source; what its name holds after the first dot is dropped
 * @returns `/assets/<name>-<hash>.<ext>`; a style sheet's name is always `style`, because a
 *   bundler's own name for it is only another hash
 */
export function assetPath(file: string, content: Uint8Array): string {
  const extension = extname(file);
  const [stem = 'file'] = basename(file).split('.');
  const name = extension === '.css' ? 'style' : stem;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${assetsFolder}/${name}-${hash}${extension}`;
}
