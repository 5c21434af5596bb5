import { posix } from 'node:path';
import { readBuilt } from '@/tests/support/built-files';

const fileBeside = (path: string, name: string) => posix.join(posix.dirname(path), name);

/** A script and its static imports, as public paths. */
function withImports(path: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of readBuilt(path.slice(1)).matchAll(/(?:from|import)"(\.[^"]+)"/g)) {
    withImports(fileBeside(path, name), found);
  }
  return found;
}

/** A script that another one imports dynamically. */
export type DynamicImport = {
  path: string;
  importer: string;
  /** Whether the import is in a separate function, from which `importWithRetry` reads the URL. */
  isNamed: boolean;
  /** Files that it loads and the importer does not have yet. */
  newFiles: string[];
};

/**
 * The dynamic imports of scripts of the built site.
 *
 * @param importers public paths
 */
export function dynamicImportsIn(importers: readonly string[]): DynamicImport[] {
  return importers.flatMap((importer) => {
    const known = withImports(importer);
    const imports = readBuilt(importer.slice(1)).matchAll(/(\(\)=>)?import\("(\.[^"]+)"\)/g);
    return [...imports].map(([, start, name = '']) => {
      const path = fileBeside(importer, name);
      const newFiles = [...withImports(path)].filter((file) => file !== path && !known.has(file));
      return { path, importer, isNamed: start !== undefined, newFiles };
    });
  });
}
