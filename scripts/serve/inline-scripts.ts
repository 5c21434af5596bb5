import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDataScript, parsePage } from '@/scripts/publishing/page-document';

/**
 * Hashes of a page's inline scripts for its content security policy. Data blocks (`<script>` with a
 * non-script type) need none.
 *
 * @returns unique hashes, `sha256-` and Base64
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const $ = parsePage(html);
  const hashes = $('script:not([src])')
    .get()
    .filter((script) => !isDataScript($(script).attr('type')))
    .map((script) => createHash('sha256').update($(script).text()).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/**
 * Creates a cache of the script hashes of Next's prerendered pages, which do not change until the next
 * build. A page is read on its first request. In development nothing is prerendered, and the policy
 * needs no hashes.
 *
 * @param folder of the prerendered pages, `server/app` of Next's build
 * @returns a function that takes a path inside Next's app, from `internalPath`; it throws when the
 *   page cannot be read
 */
export function createHashesOfPages(folder: string): (path: string) => Promise<readonly string[]> {
  const known = new Map<string, readonly string[]>();
  return async (path) => {
    if (process.env.NODE_ENV === 'development') return [];
    const hashes =
      known.get(path) ??
      inlineScriptHashes(
        await readFile(/* turbopackIgnore: true */ `${folder}${path}.html`, 'utf8'),
      );
    known.set(path, hashes);
    return hashes;
  };
}
