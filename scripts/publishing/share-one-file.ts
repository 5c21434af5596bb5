import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.tsx': 'tsx' };

/** Marks our own call to resolve a path, which would otherwise be answered by itself. */
const resolving = Symbol('resolving');

/**
 * Puts some modules and everything that they import into one file. The bundler makes a file of each set of
 * modules that the same entries import; so every other entry, and every module that is imported
 * dynamically, imports these as well. On its own, each icon and helper that only some of them have in common would be
 * a request of a few hundred bytes.
 *
 * @param shared absolute paths of the modules
 */
export function shareOneFile(shared: readonly string[]): Plugin {
  return {
    name: 'share-one-file',
    setup(build) {
      const sharing = new Set<string>();
      build.onResolve({ filter: /./ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const isEntry = kind === 'entry-point' || kind === 'dynamic-import';
        if (!isEntry || pluginData === resolving) return undefined;
        const found = await build.resolve(path, {
          kind,
          importer,
          resolveDir,
          pluginData: resolving,
        });
        if (!found.external) sharing.add(found.path);
        return found;
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!sharing.has(path)) return undefined;
        const code = await readFile(path, 'utf8');
        const others = shared.filter((one) => one !== path);
        return {
          contents: [code, ...others.map((one) => `import ${JSON.stringify(one)};`)].join('\n'),
          loader: loaders[extname(path)] ?? 'ts',
        };
      });
    },
  };
}
