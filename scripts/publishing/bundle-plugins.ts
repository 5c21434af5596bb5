import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Loader, OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';

/** Aliases for Preact instead of React: it has a tenth of the size and hydrates React's HTML. */
export const preactAliases = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
};

/** Marks the plugin's own calls of `resolve`, to prevent infinite recursion. */
const resolving = Symbol('resolving');

function changeResolvedPath(
  build: PluginBuild,
  kinds: readonly OnResolveArgs['kind'][],
  change: (path: string) => OnResolveResult | undefined,
): void {
  build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
    if (!kinds.includes(kind) || pluginData === resolving) return undefined;
    const options = { kind, importer, resolveDir, pluginData: resolving };
    const found = await build.resolve(path, options);
    return found.errors.length > 0 || found.external ? found : (change(found.path) ?? found);
  });
}

/**
 * Keeps dynamically imported modules out of a bundle.
 *
 * @param replace returns the path to import instead of a module's absolute path
 */
export const replaceDynamicImports = (replace: (path: string) => string): Plugin => ({
  name: 'replace-dynamic-imports',
  setup: (build) =>
    changeResolvedPath(build, ['dynamic-import'], (path) => ({
      path: replace(path),
      external: true,
    })),
});

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.tsx': 'tsx' };

/**
 * Puts some modules and everything that they import into one file. The bundler writes one file for
 * each set of modules that the same entries import. Therefore every other entry and every
 * dynamically imported module imports these modules, too. Otherwise each icon and helper that only
 * some of them share would be a request of a few hundred bytes.
 *
 * @param shared absolute paths of the modules
 */
export const shareOneFile = (shared: readonly string[]): Plugin => ({
  name: 'share-one-file',
  setup: (build) => {
    const importers = new Set<string>();
    changeResolvedPath(build, ['entry-point', 'dynamic-import'], (path) => {
      importers.add(path);
      return undefined;
    });
    build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!importers.has(path)) return undefined;
      const code = await readFile(path, 'utf8');
      const others = shared.filter((one) => one !== path);
      return {
        contents: [code, ...others.map((one) => `import ${JSON.stringify(one)};`)].join('\n'),
        loader: loaders[extname(path)] ?? 'ts',
      };
    });
  },
});
