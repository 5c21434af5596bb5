import { join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { assetsFolder } from '@/tooling/publishing/asset-names';
import { preactForReact } from '@/tooling/publishing/preact-for-react';
import { shareOneFile } from '@/tooling/publishing/share-one-file';

/** Oldest supported browsers, same as Next's default. */
const browsers = ['chrome111', 'safari16.4', 'firefox111'];

const production: BuildOptions = {
  alias: preactForReact,
  define: { 'process.env.NODE_ENV': '"production"' },
  minify: true,
};

/** React itself, with its warnings. */
const development: BuildOptions = {
  define: { 'process.env.NODE_ENV': '"development"' },
  jsxDev: true,
};

/**
 * Bundles the islands into `/assets` below a folder. The islands of most pages share a chunk, with all
 * that they and others have in common; every other is one of its own; the entry imports them when
 * they hydrate; names contain content hashes.
 *
 * @param options.root folder of the project, to which `entry` and `shared` are relative
 * @param options.entry the module that hydrates the islands
 * @param options.shared the module with the islands of most pages
 * @param options.development bundle React with its hydration warnings instead of Preact
 * @returns public path of the entry
 * @throws an error with file, line and reason when a module does not compile
 */
export async function bundleIslands({
  outDir,
  root = process.cwd(),
  entry = 'components/islands/browser.ts',
  shared = 'components/islands/every-page.ts',
  development: isDevelopment = false,
}: {
  outDir: string;
  root?: string;
  entry?: string;
  shared?: string;
  development?: boolean;
}): Promise<string> {
  const { metafile } = await build({
    ...(isDevelopment ? development : production),
    absWorkingDir: root,
    entryPoints: [entry],
    entryNames: 'islands-[hash]',
    chunkNames: '[name]-[hash]',
    outdir: join(outDir, assetsFolder),
    plugins: [shareOneFile(resolve(root, shared))],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: browsers,
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    metafile: true,
  });
  const output = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === entry,
  );
  const name = output?.[0].split('/').at(-1);
  if (!name) throw new Error(`${entry}: esbuild produced no bundle.`);
  return `${assetsFolder}/${name}`;
}
