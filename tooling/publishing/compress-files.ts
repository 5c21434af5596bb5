import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '@/tooling/host-rules/content-types';
import { filesIn } from '@/tooling/support/files-in';

/** Below this, in bytes, a header costs more than compression saves. */
const smallest = 256;

/** File ending → compression at its highest level: it happens once. */
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

/** Ending of a compressed copy. */
export const compressedEnding = /\.(br|gz)$/;

/** Writes a compressed copy beside every file that becomes smaller by it: `index.html.br`. */
export async function compressFiles(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const content = await readFile(join(folder, file));
    if (content.length < smallest || !isCompressible(contentTypeOf(file))) continue;
    for (const [ending, compress] of Object.entries(compressors)) {
      const compressed = await compress(content);
      if (compressed.length < content.length) {
        await writeFile(join(folder, `${file}.${ending}`), compressed);
      }
    }
  }
}
