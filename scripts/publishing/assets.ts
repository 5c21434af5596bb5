import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { isGeneratedFile } from '@/lib/routing/files';
import { contentTypeFor, contentTypes, isCompressible } from '@/scripts/hosts/content-types';
import { allElements, isDataScript, type PageDocument } from '@/scripts/publishing/page-document';
import { listFiles, writeFiles } from '@/scripts/support/files';

/** Public folder of files with a content hash in their names. */
export const assetsFolder = '/assets';

/**
 * Writes a file whose name changes with its content.
 *
 * @param file path or name of the source; the part of its name before the first dot is used
 * @returns its public path, `/assets/<name>-<hash>.<ext>`; style sheets are named `style`, because
 *   the bundler's name is a hash
 */
export async function writeAsset(
  outDir: string,
  file: string,
  content: string | Uint8Array,
): Promise<string> {
  const extension = extname(file);
  const [stem = 'file'] = basename(file).split('.');
  const name = extension === '.css' ? 'style' : stem;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const path = `${assetsFolder}/${name}-${hash}${extension}`;
  await writeFiles(outDir, { [path]: content });
  return path;
}

/** Folder of the files that Next's bundler has written. */
export const bundlerFolder = '/_next/';

/** Matches paths below that folder in any text: attributes, `srcset`, JSON, absolute URLs. */
const bundlerPath = /\/_next\/[^\s"'`,;()<>?#\\]+/g;

/**
 * Rewrites the URLs in a style sheet and minifies it. Uses esbuild's parser, so that strings and
 * comments are not mistaken for URLs.
 *
 * @param file path of the style sheet
 * @param replaceUrl returns the replacement of a URL in `url(…)`
 * @throws esbuild's error for an invalid style sheet, or an error of `replaceUrl`
 */
async function rewriteCss(
  file: string,
  replaceUrl: (url: string) => Promise<string>,
): Promise<Uint8Array> {
  const rewrite: Plugin = {
    name: 'rewrite-urls',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path }) =>
        kind === 'url-token' ? { path: await replaceUrl(path), external: true } : undefined,
      );
    },
  };
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
    plugins: [rewrite],
  });
  const [output] = outputFiles;
  if (!output) throw new Error(`${file}: esbuild produced no style sheet.`);
  return output.contents;
}

/** Publishes a file of the export once and returns its public path. */
type PublishAsset = (path: string) => Promise<string>;

/**
 * Publishes files of Next's bundler under `/assets`, with everything that they reference.
 *
 * @returns a function that throws if the export has no such file
 */
export function createAssetPublisher(exportDir: string, outDir: string): PublishAsset {
  const published = new Map<string, Promise<string>>();

  async function publishedContent(file: string): Promise<Uint8Array> {
    if (!file.endsWith('.css')) return readFile(file);
    return rewriteCss(file, async (url) => {
      const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
      const isBundled = path.startsWith(bundlerFolder);
      if (!isBundled && (path === '' || path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path))) {
        return url;
      }
      const target = isBundled ? join(exportDir, path) : resolve(dirname(file), path);
      const source = `/${relative(exportDir, target).split(sep).join('/')}`;
      return `${await publish(source)}${suffix}`;
    });
  }

  async function write(path: string): Promise<string> {
    const file = join(exportDir, decodeURIComponent(path));
    if (!existsSync(file)) throw new Error(`Next's export has no file for ${path}.`);
    return writeAsset(outDir, file, await publishedContent(file));
  }

  function publish(path: string): Promise<string> {
    const publicPath = published.get(path) ?? write(path);
    published.set(path, publicPath);
    return publicPath;
  }

  return publish;
}

async function replacePaths(text: string, publish: PublishAsset): Promise<string> {
  const found = [...new Set(text.match(bundlerPath))];
  const paths = await Promise.all(found.map(publish));
  const publicPaths = new Map(found.map((path, index) => [path, paths[index] ?? path]));
  return text.replace(bundlerPath, (path) => publicPaths.get(path) ?? path);
}

/**
 * Publishes every bundled file that a page references in attributes (including islands' props) and
 * data scripts, and inserts the public paths. Unreferenced files are not published.
 */
export async function publishAssets($: PageDocument, publish: PublishAsset): Promise<void> {
  for (const element of allElements($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (value.includes(bundlerFolder)) {
        $(element).attr(name, await replacePaths(value, publish));
      }
    }
  }
  for (const script of $('script').get()) {
    const text = $(script).text();
    if (!isDataScript($(script).attr('type')) || !text.includes(bundlerFolder)) continue;
    $(script).text(await replacePaths(text, publish));
  }
}

/**
 * Whether a file of the export is published at the same path: output of route handlers (sitemap,
 * robots, manifest, pictures), but not Next's pages and bundles, which are renamed, or the `.txt`
 * data of its client router.
 */
function isRouteFile(file: string): boolean {
  if (file.startsWith('_next/') || file.endsWith('.html')) return false;
  return !file.endsWith('.txt') || isGeneratedFile(`/${file}`);
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
  const publicFiles = await listFiles(publicDir);
  const duplicate = publicFiles.find((file) => existsSync(join(outDir, file)));
  if (duplicate)
    throw new Error(`public/${duplicate}: the site publishes another file at this path.`);

  const isPublic = new Set(publicFiles);
  const routeFiles = (await listFiles(exportDir)).filter(
    (file) => isRouteFile(file) && !isPublic.has(file),
  );
  const copies = [
    ...publicFiles.map((file) => [publicDir, file] as const),
    ...routeFiles.map((file) => [exportDir, file] as const),
  ];
  for (const [folder, file] of copies) {
    if (contentTypes[extname(file).toLowerCase()] === undefined) {
      throw new Error(`${file}: add its extension to scripts/hosts/content-types.ts.`);
    }
    await cp(join(folder, file), join(outDir, file));
  }
}

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
