import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import {
  type BuildOptions,
  type BuildResult,
  build,
  type TransformOptions,
  transform,
  version,
} from 'esbuild';
import { assetsFolder } from '@/scripts/publishing/asset-names';
import {
  preactForReact,
  replaceDynamicImports,
  shareOneFile,
} from '@/scripts/publishing/bundle-plugins';

/** Oldest supported browsers, same as Next's default. */
const browsers = ['chrome111', 'safari16.4', 'firefox111'];

/**
 * Makes Chromium compile all functions of a file while it loads, on another thread, instead of each
 * on the main thread when it is first called. For files of which nearly everything is called.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** With their names, so that what a file shares can be imported from it by its name. */
const production: BuildOptions = {
  alias: preactForReact,
  define: { 'process.env.NODE_ENV': '"production"' },
  minifySyntax: true,
  minifyWhitespace: true,
  // Part of the content that is hashed: what comes after it makes other files.
  banner: { js: `// ${version} ${compileHint}` },
};

/** Shortens names within a file that is bundled; those of its exports stay. */
const minification: TransformOptions = {
  minify: true,
  format: 'esm',
  target: browsers,
  legalComments: 'none',
  charset: 'utf8',
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

/** A build whose files are not written, with its metadata. */
type Bundles = BuildResult<{ metafile: true; write: false }>;

/**
 * The file with the code of each entry, relative to the others, by the absolute path of its
 * module. An entry that others import too is bundled as a file that only passes on the exports of
 * another one; without it, one request and, because the browser learns of the other file only from
 * it, one round trip are saved.
 */
function filesOfEntries({ metafile, outputFiles }: Bundles, root: string): Map<string, string> {
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const files = Object.entries(metafile.outputs).flatMap(([path, output]) => {
    if (output.entryPoint === undefined) return [];
    const isEmpty = Object.values(output.inputs).every(({ bytesInOutput }) => bytesInOutput === 0);
    // Passed on under another name, it has to be asked for where it has that name.
    const isRenamed = /\bas\b/.test(texts.get(basename(path)) ?? '');
    const origin = output.imports.find(({ path: imported }) =>
      output.exports.every((name) => metafile.outputs[imported]?.exports.includes(name)),
    );
    const file = isEmpty && !isRenamed && origin ? origin.path : path;
    return [[resolve(root, output.entryPoint), `./${basename(file)}`] as const];
  });
  return new Map(files);
}

/**
 * Writes bundled files.
 *
 * @param options.isMinified whether to minify them
 * @param options.isWanted which of them to write, by name
 * @param options.isCalled which of them the browser compiles while they load
 */
async function writeBundles(
  { outputFiles }: Bundles,
  {
    isMinified,
    isWanted,
    isCalled,
  }: {
    isMinified: boolean;
    isWanted: (name: string) => boolean;
    isCalled: (name: string) => boolean;
  },
): Promise<void> {
  const wanted = outputFiles.filter(({ path }) => isWanted(basename(path)));
  await Promise.all(
    wanted.map(async ({ path, text }) => {
      await mkdir(dirname(path), { recursive: true });
      const banner = isCalled(basename(path)) ? compileHint : '';
      const minify = async () => (await transform(text, { ...minification, banner })).code;
      await writeFile(path, isMinified ? await minify() : text);
    }),
  );
}

/**
 * Bundles the islands into `/assets` below a folder. The islands of most pages share a file with
 * all that they and others have in common; every other is one of its own; the entry imports them
 * when they hydrate, and shares nothing with them: that would be one more request before the first
 * paint. So a module that both import exists twice, each with a state of its own.
 * Names contain content hashes.
 *
 * @param options.root folder of the project, to which `entry` and `shared` are relative
 * @param options.entry the module that hydrates the islands
 * @param options.shared the modules that most pages need
 * @param options.development bundle React with its hydration warnings instead of Preact
 * @returns public path of the entry
 * @throws an error with file, line and reason when a module does not compile
 */
export async function bundleIslands({
  outDir,
  root = process.cwd(),
  entry = 'components/islands/browser.ts',
  shared = ['components/islands/every-page.ts', 'components/islands/hydrate-island.ts'],
  development: isDevelopment = false,
}: {
  outDir: string;
  root?: string;
  entry?: string;
  shared?: readonly string[];
  development?: boolean;
}): Promise<string> {
  const options = {
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
    metafile: true,
    write: false,
  } satisfies BuildOptions;
  const later = await build({
    ...options,
    entryPoints: await dynamicImportsOf(entry, options),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    plugins: [shareOneFile(shared.map((path) => resolve(root, path)))],
    splitting: true,
  });
  const files = filesOfEntries(later, root);
  const first = await build({
    ...options,
    entryPoints: [entry],
    entryNames: 'islands-[hash]',
    plugins: [replaceDynamicImports((path) => files.get(path) ?? path)],
  });
  const [file] = Object.keys(first.metafile.outputs);
  if (!file) throw new Error(`${entry}: esbuild produced no bundle.`);
  const needed = new Set([
    ...[...files.values()].map((path) => basename(path)),
    ...Object.values(later.metafile.outputs).flatMap(({ imports }) =>
      imports.map(({ path }) => basename(path)),
    ),
  ]);
  const onEveryPage = new Set(shared.map((path) => basename(files.get(resolve(root, path)) ?? '')));
  const isMinified = !isDevelopment;
  await writeBundles(later, {
    isMinified,
    isWanted: (name) => needed.has(name),
    isCalled: (name) => onEveryPage.has(name),
  });
  await writeBundles(first, { isMinified, isWanted: () => true, isCalled: () => true });
  return `${assetsFolder}/${basename(file)}`;
}
