import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from '@/lib/hosting/content-types';
import { filesIn } from '@/lib/publishing/files-in';

/** A file of the published site, in memory. */
export type SiteFile = { content: Buffer; contentType: string; hash: string };

/** Relative file → its content. What is not in it cannot be asked for, however it is spelled. */
export type SiteFiles = ReadonlyMap<string, SiteFile>;

/**
 * Reads a published site, which is small, into memory: no request ever becomes a path in the
 * file system, and a build in the meantime disturbs nobody.
 *
 * @throws an error of one line when the folder holds no site
 */
export async function readSite(root: string): Promise<SiteFiles> {
  const files = await filesIn(root);
  if (files.length === 0) throw new Error(`${root} holds no site. Build it first: npm run build`);
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, SiteFile]> => {
      const content = await readFile(join(root, file));
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
      return [file, { content, contentType: contentTypeOf(file), hash }];
    }),
  );
  return new Map(entries);
}
