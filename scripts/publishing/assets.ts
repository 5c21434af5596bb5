import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
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

/** Compressors by file extension, both at the highest level, which is Brotli's default. */
const compressors = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/** Writes compressed copies (`index.html.br`) of all files that become smaller. */
export async function compressFiles(folder: string): Promise<void> {
  // Pictures and fonts are compressed already.
  const isText = (file: string) => contentTypeFor(file).includes('charset=');
  const compress = async (file: string) => {
    const content = await readFile(join(folder, file));
    if (content.length < minBytes) return;
    for (const [extension, compressed] of Object.entries(compressors)) {
      const smaller = await compressed(content);
      const copy = join(folder, `${file}.${extension}`);
      if (smaller.length < content.length) await writeFile(copy, smaller);
    }
  };
  // Compression runs in Node's thread pool.
  await Promise.all((await listFiles(folder)).filter(isText).map(compress));
}
