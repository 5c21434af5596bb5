import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isDataScript, parsePage } from '@/tooling/publishing/page-document';

/**
 * What the inline scripts of a page hash to, as a content security policy names them. Data that
 * stands in a `<script>` needs no permission.
 *
 * @returns each hash once, `sha256-` and Base64
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const $ = parsePage(html);
  const hashes = $('script:not([src])')
    .get()
    .filter((script) => !isDataScript($(script).attr('type')))
    .map((script) => createHash('sha256').update($(script).text()).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/** The hashes of a prerendered page; none where there is no such page. */
async function hashesOf(file: string): Promise<readonly string[]> {
  const html = await readFile(/* turbopackIgnore: true */ file, 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    },
  );
  return html === undefined ? [] : inlineScriptHashes(html);
}

/**
 * Knows the inline scripts of the pages that Next has prerendered, which stay as they are until
 * the next build. A page is read when it is asked for the first time.
 *
 * @param folder where Next keeps the pages, `server/app` of its build
 * @returns takes the path of a page inside Next's app, as `internalPath` gives it
 */
export function createHashesOfPages(folder: string): (path: string) => Promise<readonly string[]> {
  const known = new Map<string, readonly string[]>();
  return async (path) => {
    const hashes = known.get(path) ?? (await hashesOf(`${folder}${path}.html`));
    known.set(path, hashes);
    return hashes;
  };
}
