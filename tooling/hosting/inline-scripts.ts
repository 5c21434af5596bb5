import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDataScript, parsePage } from '@/tooling/publishing/page-document';

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

/** Hashes of a prerendered page; empty if there is no such page. */
async function hashesOf(file: string): Promise<readonly string[]> {
  const html = await readFile(/* turbopackIgnore: true */ file, 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
  return html === undefined ? [] : inlineScriptHashes(html);
}

/**
 * Creates a cache of the script hashes of Next's prerendered pages, which do not change until the next
 * build. A page is read on its first request.
 *
 * @param folder of the prerendered pages, `server/app` of Next's build
 * @returns a function that takes a path inside Next's app, from `internalPath`
 */
export function createHashesOfPages(folder: string): (path: string) => Promise<readonly string[]> {
  const known = new Map<string, readonly string[]>();
  return async (path) => {
    const hashes = known.get(path) ?? (await hashesOf(`${folder}${path}.html`));
    known.set(path, hashes);
    return hashes;
  };
}
