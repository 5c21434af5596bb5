import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { allElements, isDataScript, type PageDocument } from '@/scripts/publishing/page-document';
import { writeAsset } from '@/scripts/publishing/write-asset';

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
export type PublishAsset = (path: string) => Promise<string>;

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
