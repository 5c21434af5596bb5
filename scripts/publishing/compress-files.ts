import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeFor, isCompressible } from '@/scripts/hosts/content-types';
import { listFiles } from '@/scripts/support/files';

/** Smaller files, in bytes, are not compressed: the headers cost more than compression saves. */
const minBytes = 256;

type Compress = (content: Buffer) => Promise<Buffer>;

/** Compressors by file extension, at the highest level, because each file is compressed once. */
const compressors = {
  br: (content) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 }),
} satisfies Record<string, Compress>;

/**
 * Writes compressed copies (`index.html.br`) of all files that become smaller.
 *
 * @param earlier folder of an earlier build, from which copies of unchanged files are reused
 */
export async function compressFiles(folder: string, earlier?: string): Promise<void> {
  const readEarlier = async (file: string) =>
    earlier ? readFile(join(earlier, file)).catch(() => undefined) : undefined;
  const compress = async (file: string) => {
    const content = await readFile(join(folder, file));
    if (content.length < minBytes) return;
    const isUnchanged = (await readEarlier(file))?.equals(content);
    for (const [extension, compressed] of Object.entries(compressors)) {
      const copy = `${file}.${extension}`;
      const reused = isUnchanged && (await readEarlier(copy));
      const smaller = reused || (await compressed(content));
      if (smaller.length < content.length) await writeFile(join(folder, copy), smaller);
    }
  };
  const files = (await listFiles(folder)).filter((file) => isCompressible(contentTypeFor(file)));
  const queue = files.values();
  const compressNext = async () => {
    for (const file of queue) await compress(file);
  };
  // Compression runs in Node's thread pool.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
