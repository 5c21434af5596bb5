import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { writeAsset } from '@/scripts/publishing/asset-names';
import { elementsOf, isDataScript, type PageDocument } from '@/scripts/publishing/page-document';

/** Folder of the files that Next has bundled. */
export const bundlerFolder = '/_next/';

/** A path below that folder anywhere in a text: an attribute, `srcset`, JSON, an absolute URL. */
const bundlerAddress = /\/_next\/[^\s"'`,;()<>?#\\]+/g;

/**
 * Rewrites the URLs in a style sheet and minifies it. Uses esbuild's parser, so that strings and
 * comments are not mistaken for URLs.
 *
 * @param file path of the style sheet
 * @param addressOf returns the replacement of a URL in `url(…)`
 * @throws esbuild's error for an invalid style sheet, or what `addressOf` throws
 */
async function rewriteCss(
  file: string,
  addressOf: (reference: string) => Promise<string>,
): Promise<Uint8Array> {
  const rewrite: Plugin = {
    name: 'addresses',
    setup({ onResolve }) {
      onResolve({ filter: /.*/ }, async ({ kind, path }) =>
        kind === 'url-token' ? { path: await addressOf(path), external: true } : undefined,
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
export type PublishAsset = (address: string) => Promise<string>;

/**
 * Publishes files of Next's bundler under `/assets`, with everything that they reference.
 *
 * @param exportDir Next's export
 * @param outDir folder of the published site
 * @returns a function that throws when the export has no file for an address
 */
export function createAssetPublisher(exportDir: string, outDir: string): PublishAsset {
  const published = new Map<string, Promise<string>>();

  async function contentOf(file: string): Promise<Uint8Array> {
    if (!file.endsWith('.css')) return readFile(file);
    return rewriteCss(file, async (reference) => {
      const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(reference) ?? [];
      const isOurs = path.startsWith(bundlerFolder);
      if (!isOurs && (path === '' || path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path))) {
        return reference;
      }
      const target = isOurs ? join(exportDir, path) : resolve(dirname(file), path);
      const address = `/${relative(exportDir, target).split(sep).join('/')}`;
      return `${await publish(address)}${suffix}`;
    });
  }

  async function write(address: string): Promise<string> {
    const file = join(exportDir, decodeURIComponent(address));
    if (!existsSync(file)) throw new Error(`Next's export has no file for ${address}.`);
    return writeAsset(outDir, file, await contentOf(file));
  }

  function publish(address: string): Promise<string> {
    const known = published.get(address);
    if (known !== undefined) return known;
    const path = write(address);
    published.set(address, path);
    return path;
  }

  return publish;
}

async function withPublicPaths(text: string, publish: PublishAsset): Promise<string> {
  const found = [...new Set(text.match(bundlerAddress))];
  const paths = await Promise.all(found.map(publish));
  const pathOf = new Map(found.map((address, index) => [address, paths[index] ?? address]));
  return text.replace(bundlerAddress, (address) => pathOf.get(address) ?? address);
}

/**
 * Publishes every bundled file that a page references in attributes (including islands' props) and
 * data scripts, and inserts the public paths. Unreferenced files are not published.
 */
export async function publishAssets($: PageDocument, publish: PublishAsset): Promise<void> {
  for (const element of elementsOf($)) {
    for (const [name, value] of Object.entries(element.attribs)) {
      if (value.includes(bundlerFolder)) {
        $(element).attr(name, await withPublicPaths(value, publish));
      }
    }
  }
  for (const script of $('script').get()) {
    const text = $(script).text();
    if (!isDataScript($(script).attr('type')) || !text.includes(bundlerFolder)) continue;
    $(script).text(await withPublicPaths(text, publish));
  }
}
