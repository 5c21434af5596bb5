import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@/tooling/host-rules/content-types';
import type { PageNeeds } from '@/tooling/host-rules/header-rules';
import { inlineStyleHashes } from '@/tooling/host-rules/inline-styles';
import { sharedFonts } from '@/tooling/host-rules/preloaded-fonts';
import { compressedEnding } from '@/tooling/publishing/compress-files';
import { filesIn } from '@/tooling/support/files-in';

/** Compressed encodings, as in `Content-Encoding`. */
export type CompressedEncoding = 'br' | 'gzip';

/** A file of the published site, in memory, with its compressed copies. */
export type SiteFile = {
  content: Buffer;
  contentType: string;
  hash: string;
  compressed: Partial<Record<CompressedEncoding, Buffer>>;
};

/** Files by relative path. Only these can be served, which rules out path traversal. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** Configuration files of hosts, which are not served. */
const hostFiles: readonly string[] = ['_headers', '_redirects'];

/**
 * Reads a published site, which is small, into memory. Requests never access the file system, and a
 * concurrent build does not affect them.
 *
 * @throws an error of one line when the folder contains no site
 */
export async function readSite(root: string): Promise<SiteFiles> {
  const files = (await filesIn(root)).filter((file) => !hostFiles.includes(file));
  if (files.length === 0)
    throw new Error(`${root} contains no site. Build it first: npm run build`);
  const all = new Set(files);
  const copyOf = async (file: string) => (all.has(file) ? readFile(join(root, file)) : undefined);
  const entries = await Promise.all(
    files
      .filter((file) => !compressedEnding.test(file))
      .map(async (file): Promise<[string, SiteFile]> => {
        const content = await readFile(join(root, file));
        const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
        const [br, gzip] = await Promise.all([copyOf(`${file}.br`), copyOf(`${file}.gz`)]);
        const compressed = { ...(br && { br }), ...(gzip && { gzip }) };
        return [file, { content, contentType: contentTypeOf(file), hash, compressed }];
      }),
  );
  return new Map(entries);
}

/** What the headers of a published site take from its pages. */
export function needsOf(files: SiteFiles): PageNeeds {
  const pages = [...files]
    .filter(([file]) => file.endsWith('.html'))
    .map(([, { content }]) => content.toString());
  const styles = [...new Set(pages.flatMap(inlineStyleHashes))].sort();
  return { styles, fonts: sharedFonts(pages) };
}
