/** Folders in which every file's name changes with its content. */
const hashedFolders = ['/assets/', '/fonts/', '/pictures/'];

/**
 * How long a browser may keep what stands at a path: hashed files for ever, everything else only
 * with a question each time, so that a new version shows at once.
 */
export function cacheControlOf(path: string): string {
  const isHashed = hashedFolders.some((folder) => path.startsWith(folder));
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}
