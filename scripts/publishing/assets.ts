import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isGeneratedFile } from '@/lib/routing/files';
import { contentTypeFor, contentTypes } from '@/scripts/hosts/content-types';
import { UserError } from '@/scripts/support/command';
import { contentHash, listFiles, writeFiles } from '@/scripts/support/files';

/** Public folder of files with a content hash in their names. */
export const assetsFolder = '/assets';

/**
 * Writes a file whose name changes with its content.
 *
 * @param file name without hash, such as `style.css`
 * @returns its public path, `/assets/<name>-<hash>.<ext>`
 */
export async function writeAsset(
  outDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const { name, ext } = parse(file);
  const path = `${assetsFolder}/${name}-${contentHash(content)}${ext}`;
  await writeFiles(outDir, { [path]: content });
  return path;
}

/**
 * Copies the files that are published unchanged.
 *
 * @throws if a public file has the path of another published file, or if the content type of a file
 *   is unknown
 */
export async function copyFiles(
  exportDir: string,
  publicDir: string,
  outDir: string,
): Promise<void> {
  const generated = (await listFiles(exportDir)).filter((file) => isGeneratedFile(`/${file}`));
  const copies = [
    ...(await listFiles(publicDir)).map((file) => ({ file, folder: publicDir })),
    ...generated.map((file) => ({ file, folder: exportDir })),
  ];
  for (const { file, folder } of copies) {
    if (existsSync(join(outDir, file))) {
      throw new UserError(`public/${file}: the site publishes another file at this path.`);
    }
    if (contentTypes[extname(file).toLowerCase()] === undefined) {
      throw new UserError(`${file}: add its extension to scripts/hosts/content-types.ts.`);
    }
    await cp(join(folder, file), join(outDir, file));
  }
}

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
};

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
  // Pictures and fonts are compressed already.
  const isText = (file: string) => contentTypeFor(file).includes('charset=');
  const files = (await listFiles(folder)).filter(isText);
  const queue = files.values();
  const compressNext = async () => {
    for (const file of queue) await compress(file);
  };
  // Compression runs in Node's thread pool.
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}
