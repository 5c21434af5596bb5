import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isCompressible } from '@/scripts/host-rules/content-types';
import { filesIn } from '@/scripts/support/files-in';

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
  gz: (content: Buffer) => promisify<Buffer, object, Buffer>(gzip)(content, { level: 9 }),
} as const;

type Ending = keyof typeof compressors;
const endings: readonly Ending[] = ['br', 'gz'];

/** Extension of a compressed copy. */
export const compressedEnding = /\.(br|gz)$/;

type Compress = (content: Buffer, ending: Ending) => Promise<Buffer>;

/** Compresses with a cache in a folder, and adds the keys of what it has been asked for to a set. */
function compressCached(cache: string, used: Set<string>): Compress {
  return async (content, ending) => {
    const hash = createHash('sha256').update(process.version).update(content);
    const key = `${hash.digest('hex')}.${ending}`;
    const file = join(cache, key);
    used.add(key);
    const known = await readFile(file).catch(() => undefined);
    if (known !== undefined) return known;
    const compressed = await compressors[ending](content);
    // A build that is stopped leaves no half of it.
    const part = `${file}.${crypto.randomUUID()}`;
    await writeFile(part, compressed);
    await rename(part, file);
    return compressed;
  };
}

/** Writes compressed copies (`index.html.br`) of all files that become smaller. */
async function compressWith(folder: string, compress: Compress): Promise<void> {
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

/**
 * Writes compressed copies (`index.html.br`) of all files that become smaller.
 *
 * @param cache folder of compressed copies by content, which then holds those of this folder alone
 */
export async function compressFiles(folder: string, cache?: string): Promise<void> {
  if (cache === undefined) {
    return compressWith(folder, (content, ending) => compressors[ending](content));
  }
  await mkdir(cache, { recursive: true });
  const used = new Set<string>();
  await compressWith(folder, compressCached(cache, used));
  const unused = (await readdir(cache)).filter((key) => !used.has(key));
  await Promise.all(unused.map((key) => rm(join(cache, key), { force: true })));
}
