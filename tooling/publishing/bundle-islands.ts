import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { assetsFolder } from '@/tooling/publishing/asset-names';
import { replaceDynamicImports } from '@/tooling/publishing/dynamic-imports';
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

/** Absolute paths of the modules that a module imports dynamically, itself or what it imports. */
async function dynamicImportsOf(entry: string, options: BuildOptions): Promise<string[]> {
  const paths = new Set<string>();
  const record = replaceDynamicImports((path) => {
    paths.add(path);
    return path;
  });
  await build({ ...options, entryPoints: [entry], plugins: [record], write: false });
  return [...paths].sort();
}

/**
 * Bundles the islands into `/assets` below a folder. The islands of most pages share a chunk, with all
 * that they and others have in common; every other is one of its own; the entry imports them when
 * they hydrate, and shares nothing with them: that would be one more request before the first paint.
 * So a module that both import exists twice, each with a state of its own.
 * Names contain content hashes.
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
  const options: BuildOptions = {
    ...(isDevelopment ? development : production),
    absWorkingDir: root,
    outdir: join(outDir, assetsFolder),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: browsers,
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
  };
  const { metafile: later } = await build({
    ...options,
    entryPoints: await dynamicImportsOf(entry, options),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [shareOneFile(resolve(root, shared))],
    splitting: true,
    metafile: true,
  });
  const files = new Map(
    Object.entries(later.outputs).flatMap(([file, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[resolve(root, entryPoint), `./${basename(file)}`]],
    ),
  );
  const { metafile } = await build({
    ...options,
    entryPoints: [entry],
    entryNames: 'islands-[hash]',
    plugins: [replaceDynamicImports((path) => files.get(path) ?? path)],
    metafile: true,
  });
  const [file] = Object.keys(metafile.outputs);
  if (!file) throw new Error(`${entry}: esbuild produced no bundle.`);
  return `${assetsFolder}/${basename(file)}`;
}
