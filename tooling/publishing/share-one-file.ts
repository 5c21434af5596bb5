import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';

const loaders: Readonly<Record<string, Loader>> = { '.ts': 'ts', '.tsx': 'tsx' };

/** Marks our own call to resolve a path, which would otherwise be answered by itself. */
const resolving = Symbol('resolving');

/**
 * Puts everything that a module imports into one file with it. The bundler makes a file of each set of
 * modules that the same entries import; so every other entry, and every module that is imported
 * dynamically, imports this one as well. On its own, each icon and helper that only some of them have in common would be
 * a request of a few hundred bytes.
 *
 * @param shared absolute path of the module
 */
export function shareOneFile(shared: string): Plugin {
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
        if (!found.external && found.path !== shared) sharing.add(found.path);
        return found;
      });
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!sharing.has(path)) return undefined;
        const code = await readFile(path, 'utf8');
        return {
          contents: `${code}\nimport ${JSON.stringify(shared)};\n`,
          loader: loaders[extname(path)] ?? 'ts',
        };
      });
    },
  };
}
