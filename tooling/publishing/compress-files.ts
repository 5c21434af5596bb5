import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '@/tooling/host-rules/content-types';
import { filesIn } from '@/tooling/support/files-in';
import { type KeptResults, keepNothing } from '@/tooling/support/kept-results';

/** Smaller files, in bytes, are not compressed: the headers cost more than compression saves. */
const minBytes = 256;

/** Settings by file extension, at the highest level, because each file is compressed once. */
const settings = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  gz: { level: 9 },
} as const;

/** Compressors by file extension. */
const compressors = {
  br: (content: Buffer) =>
    promisify<Buffer, object, Buffer>(brotliCompress)(content, {
      params: { ...settings.br.params, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  gz: (content: Buffer) => promisify<Buffer, object, Buffer>(gzip)(content, settings.gz),
} as const;

type Ending = keyof typeof compressors;
const endings: readonly Ending[] = ['br', 'gz'];

/** What the result follows from beside the content. */
const recipe = JSON.stringify([settings, process.versions]);

/** Extension of a compressed copy. */
export const compressedEnding = /\.(br|gz)$/;

/** Compresses each content once: several files may hold the same. */
function createCompressor(kept: KeptResults): (content: Buffer, ending: Ending) => Promise<Buffer> {
  const made = new Map<string, Promise<Buffer>>();
  return (content, ending) => {
    const key = ending + createHash('sha256').update(content).digest('hex');
    const known = made.get(key) ?? kept.get([key, recipe], () => compressors[ending](content));
    made.set(key, known);
    return known;
  };
}

/**
 * Writes compressed copies (`index.html.br`) of all files that become smaller.
 *
 * @param kept cache of compressed copies
 */
export async function compressFiles(
  folder: string,
  kept: KeptResults = keepNothing,
): Promise<void> {
  const compress = createCompressor(kept);
  const files = (await filesIn(folder)).filter((file) => isCompressible(contentTypeOf(file)));
  const queue = files.values();
  const compressNext = async () => {
    for (const file of queue) {
      const content = await readFile(join(folder, file));
      if (content.length < minBytes) continue;
      for (const ending of endings) {
        const compressed = await compress(content, ending);
        if (compressed.length < content.length) {
          await writeFile(join(folder, `${file}.${ending}`), compressed);
        }
      }
    }
  };
  // Each runs beside this thread, in one of Node's own.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
