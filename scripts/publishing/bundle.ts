import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { assetsFolder } from '@/scripts/publishing/assets';
import { UserError } from '@/scripts/support/command';
import type { Environment } from '@/scripts/support/listen-address';

/** Oldest supported browsers, same as Next's default. */
const supportedBrowsers = ['chrome111', 'safari16.4', 'firefox111'];

/**
 * Makes Chromium compile the functions of a file on another thread while it loads, instead of on the
 * main thread at their first call.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** What most pages load when the browser is idle. */
const shared = ['@/components/islands/every-page', '@/components/islands/hydrate-island'];

/** The path of a module of the project, without its extension. */
const pathOf = (module: string) => resolve(module.slice('@/'.length));

/**
 * Puts the shared modules and everything that they import into one file. The bundler writes a file
 * for each set of modules that the same dynamic imports reach: a page would request a dozen files of
 * a few hundred bytes. Therefore every dynamically imported module imports the shared modules, too.
 */
const shareOneFile: Plugin = {
  name: 'share-one-file',
  setup: ({ onLoad, onResolve }) => {
    const imported = new Set(shared.map(pathOf));
    onResolve({ filter: /^@\// }, ({ kind, path }) => {
      if (kind === 'dynamic-import') imported.add(pathOf(path));
      return undefined;
    });
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!imported.has(path.replace(/\.tsx?$/, ''))) return undefined;
      const lines = [await readFile(path, 'utf8'), ...shared.map((one) => `import '${one}';`)];
      return { contents: lines.join('\n'), loader: 'tsx' };
    });
  },
};

/**
 * Bundles the islands into the folder `assets`. The entry imports the other files when islands
 * hydrate. File names contain content hashes.
 *
 * @param options.entry the module that hydrates the islands
 * @param options.isDevelopment whether React reports hydration mismatches
 * @returns public path of the entry
 * @throws an error with file, line and reason if a module does not compile
 */
export async function bundleIslands({
  outDir,
  entry = 'components/islands/browser.ts',
  isDevelopment = false,
}: {
  outDir: string;
  entry?: string;
  isDevelopment?: boolean;
}): Promise<string> {
  const { metafile } = await build({
    entryPoints: { islands: entry },
    outdir: join(outDir, assetsFolder),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    target: supportedBrowsers,
    define: { 'process.env.NODE_ENV': isDevelopment ? '"development"' : '"production"' },
    jsx: 'automatic',
    jsxDev: isDevelopment,
    minify: !isDevelopment,
    legalComments: 'none',
    charset: 'utf8',
    banner: { js: compileHint },
    logLevel: 'silent',
    metafile: true,
    plugins: [shareOneFile],
  });
  const files = Object.entries(metafile.outputs);
  const [path] = files.find(([, { entryPoint }]) => entryPoint === entry) ?? [];
  if (path === undefined) throw new Error(`${entry}: esbuild produced no bundle.`);
  return `${assetsFolder}/${basename(path)}`;
}

/** Bundles a browser tool of the project into one ES module, and returns its text. */
export async function bundleScript(
  entryPoint: string,
  options: Pick<BuildOptions, 'define' | 'external'>,
): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [entryPoint],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: supportedBrowsers,
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * The URL of the text editor, to which pages link.
 *
 * @returns an empty string without the setting `CMS_URL`
 * @throws a one-line error if it is not a web URL
 */
export function readEditorUrl(environment: Environment): string {
  const url = environment['CMS_URL'] ?? '';
  if (url === '' || (/^https?:/.test(url) && URL.canParse(url))) return url;
  throw new UserError(`CMS_URL is ${JSON.stringify(url)}; expected https://….`);
}

/**
 * Bundles the script that shows the file and key of a page's texts, as an ES module.
 *
 * @param script `preview` also lists problems, for `npm run dev`
 */
export const bundleFinder = (editor: string, script: 'finder' | 'preview' = 'finder') =>
  bundleScript(`scripts/text-finder/browser/${script}.ts`, {
    define: { EDITOR_URL: JSON.stringify(editor) },
  });
