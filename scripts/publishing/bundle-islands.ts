import { basename, dirname, join, resolve } from 'node:path';
import {
  type BuildOptions,
  type BuildResult,
  build,
  type OutputFile,
  type TransformOptions,
  transform,
  version,
} from 'esbuild';
import {
  preactAliases,
  replaceDynamicImports,
  shareOneFile,
} from '@/scripts/publishing/bundle-plugins';
import { assetsFolder } from '@/scripts/publishing/write-asset';
import { writeFiles } from '@/scripts/support/files';
import type { Environment } from '@/scripts/support/listen-address';

/** Oldest supported browsers, same as Next's default. */
export const supportedBrowsers = ['chrome111', 'safari16.4', 'firefox111'];

/**
 * Makes Chromium compile all functions of a file on another thread while it loads, instead of on
 * the main thread at their first call. For files in which nearly every function is called.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Keeps names, so that other files can import exports by name. */
const production: BuildOptions = {
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  // The banner is part of the hashed content, so that a new version results in new file names.
  banner: { js: `// ${version} ${compileHint}` },
};

/** Shortens the names in a bundled file, except those of its exports. */
const minification: TransformOptions = {
  minify: true,
  format: 'esm',
  target: supportedBrowsers,
  legalComments: 'none',
  charset: 'utf8',
};

/** The libraries that can hydrate the islands. Development reports hydration mismatches. */
const libraries = {
  preact: { ...production, alias: preactAliases },
  react: production,
  'react-development': { define: { 'process.env.NODE_ENV': '"development"' }, jsxDev: true },
} as const satisfies Record<string, BuildOptions>;

export type IslandsLibrary = keyof typeof libraries;

/** Reads the setting `ISLANDS`. @throws a one-line error if it is another library */
export function readIslandsLibrary(environment: Environment): 'preact' | 'react' {
  const library = environment['ISLANDS'] || 'preact';
  if (library === 'preact' || library === 'react') return library;
  throw new Error(`ISLANDS is ${JSON.stringify(library)}; expected preact or react.`);
}

/** Absolute paths of the modules that a module or its dependencies import dynamically. */
async function findDynamicImports(entry: string, options: BuildOptions): Promise<string[]> {
  const paths = new Set<string>();
  const record = replaceDynamicImports((path) => {
    paths.add(path);
    return path;
  });
  await build({ ...options, entryPoints: [entry], plugins: [record], write: false });
  return [...paths].sort();
}

/** The result of a build with metadata, whose files are not written. */
type Bundles = BuildResult<{ metafile: true; write: false }>;

/**
 * The file with the code of each entry, by the absolute path of the entry's module. For an entry
 * that other entries import, the bundler writes a file that only re-exports another file. Importing
 * the other file directly saves a request and a round trip.
 */
function mapEntryFiles({ metafile, outputFiles }: Bundles, root: string): Map<string, string> {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const files = Object.entries(metafile.outputs).flatMap(([path, output]) => {
    if (output.entryPoint === undefined) return [];
    const onlyReexports = Object.values(output.inputs).every(
      ({ bytesInOutput }) => bytesInOutput === 0,
    );
    // A renamed export has its name in this file only.
    const isRenamed = /\bas\b/.test(texts.get(basename(path)) ?? '');
    const origin = output.imports.find(({ path: imported }) =>
      output.exports.every((name) => metafile.outputs[imported]?.exports.includes(name)),
    );
    const file = onlyReexports && !isRenamed && origin ? origin.path : path;
    return [[resolve(root, output.entryPoint), `./${basename(file)}`] as const];
  });
  return new Map(files);
}

/**
 * Bundles the islands into the folder `assets`. The islands of most pages share one file, which
 * also has the code that they and other islands have in common. Every other island has its own
 * file. The entry imports these files when islands hydrate. It shares no file with them, which
 * would be another request before the first paint, so a module that both import exists twice, with
 * separate state. File names contain content hashes.
 *
 * @param options.root folder of the project, to which `entry` and `shared` are relative
 * @param options.entry the module that hydrates the islands
 * @param options.shared the modules that most pages need
 * @returns public path of the entry
 * @throws an error with file, line and reason if a module does not compile
 */
export async function bundleIslands({
  outDir,
  root = process.cwd(),
  entry = 'components/islands/browser.ts',
  shared = ['components/islands/every-page.ts', 'components/islands/hydrate-island.ts'],
  library = 'preact',
}: {
  outDir: string;
  root?: string;
  entry?: string;
  shared?: readonly string[];
  library?: IslandsLibrary;
}): Promise<string> {
  const options = {
    ...libraries[library],
    absWorkingDir: root,
    outdir: join(outDir, assetsFolder),
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: supportedBrowsers,
    jsx: 'automatic',
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'silent',
    metafile: true,
    write: false,
  } satisfies BuildOptions;
  const imported = await build({
    ...options,
    entryPoints: await findDynamicImports(entry, options),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [shareOneFile(shared.map((path) => resolve(root, path)))],
    splitting: true,
  });
  const files = mapEntryFiles(imported, root);
  const main = await build({
    ...options,
    entryPoints: [entry],
    entryNames: 'islands-[hash]',
    plugins: [replaceDynamicImports((path) => files.get(path) ?? path)],
  });
  const [file] = Object.keys(main.metafile.outputs);
  if (!file) throw new Error(`${entry}: esbuild produced no bundle.`);
  const needed = new Set([
    ...[...files.values()].map((path) => basename(path)),
    ...Object.values(imported.metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => basename(path)),
    ),
  ]);
  const onEveryPage = new Set(shared.map((path) => basename(files.get(resolve(root, path)) ?? '')));
  const write = async ({ path, text }: OutputFile, banner: string) => {
    const options = { ...minification, banner };
    const code = library === 'react-development' ? text : (await transform(text, options)).code;
    await writeFiles(dirname(path), { [basename(path)]: code });
  };
  const neededFiles = imported.outputFiles.filter(({ path }) => needed.has(basename(path)));
  await Promise.all([
    ...neededFiles.map((one) => write(one, onEveryPage.has(basename(one.path)) ? compileHint : '')),
    ...main.outputFiles.map((one) => write(one, compileHint)),
  ]);
  return `${assetsFolder}/${basename(file)}`;
}
