import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '@/tooling/host-rules/content-types';
import { filesIn } from '@/tooling/support/files-in';

/** Smaller files, in bytes, are not compressed: the headers cost more than compression saves. */
const minBytes = 256;

/** Compressors by file extension, at the highest level, because each file is compressed once. */
const compressors = {
  br: (content: Buffer) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) =>
    promisify<Buffer, { level: number }, Buffer>(gzip)(content, { level: 9 }),
} as const;

/** Extension of a compressed copy. */
export const compressedEnding = /\.(br|gz)$/;

/** Writes compressed copies (`index.html.br`) of all files that become smaller. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const content = await readFile(join(folder, file));
    if (content.length < minBytes || !isCompressible(contentTypeOf(file))) continue;
    for (const [ending, compress] of Object.entries(compressors)) {
      const compressed = await compress(content);
      if (compressed.length < content.length) {
        await writeFile(join(folder, `${file}.${ending}`), compressed);
      }
    }
  }
}
