import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@/tooling/host-rules/content-types';
import { compressedEnding } from '@/tooling/publishing/compress-files';
import { filesIn } from '@/tooling/support/files-in';

/** Names of compressed encodings, as headers spell them. */
export type CompressedEncoding = 'br' | 'gzip';

/** A file of the published site, in memory, with the compressed copies that stand beside it. */
export type SiteFile = {
  content: Buffer;
  contentType: string;
  hash: string;
  compressed: Partial<Record<CompressedEncoding, Buffer>>;
};

/** Relative file → its content. What is not in it cannot be asked for, however it is spelled. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/** What hosts read for themselves: no host has addresses for them. */
const hostFiles: readonly string[] = ['_headers', '_redirects'];

/**
 * Reads a published site, which is small, into memory: no request ever becomes a path in the
 * file system, and a build in the meantime disturbs nobody.
 *
 * @throws an error of one line when the folder holds no site
 */
export async function readSite(root: string): Promise<SiteFiles> {
  const files = (await filesIn(root)).filter((file) => !hostFiles.includes(file));
  if (files.length === 0) throw new Error(`${root} holds no site. Build it first: npm run build`);
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
