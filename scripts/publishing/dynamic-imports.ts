import type { Plugin } from 'esbuild';

/** Marks our own call to resolve a path, which would otherwise be answered by itself. */
const resolving = Symbol('resolving');

/**
 * Keeps dynamically imported modules out of a bundle.
 *
 * @param addressOf what is imported instead of a module, by its absolute path
 */
export function replaceDynamicImports(addressOf: (path: string) => string): Plugin {
  return {
    name: 'replace-dynamic-imports',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind !== 'dynamic-import' || pluginData === resolving) return undefined;
        const found = await build.resolve(path, { kind, resolveDir, pluginData: resolving });
        return found.errors.length > 0 ? found : { path: addressOf(found.path), external: true };
      });
    },
  };
}
