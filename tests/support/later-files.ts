import { posix } from 'node:path';
import { readBuilt } from '@/tests/support/built-files';

const fileBeside = (path: string, name: string) => posix.join(posix.dirname(path), name);

/** A script with everything that comes with it, as public paths. */
function withImports(path: string, found: Set<string> = new Set()): ReadonlySet<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name = ''] of readBuilt(path.slice(1)).matchAll(/(?:from|import)"(\.[^"]+)"/g)) {
    withImports(fileBeside(path, name), found);
  }
  return found;
}

/** A script that another one imports when it is needed. */
export type LaterFile = {
  path: string;
  importer: string;
  /** Whether the import is a function of its own, from which `importWithRetry` reads the address. */
  isNamed: boolean;
  /** What comes with it and the importer does not have yet. */
  news: string[];
};

/**
 * What some scripts of the built site import when it is needed.
 *
 * @param importers public paths
 */
export function laterFilesOf(importers: readonly string[]): LaterFile[] {
  return importers.flatMap((importer) => {
    const known = withImports(importer);
    const imports = readBuilt(importer.slice(1)).matchAll(/(\(\)=>)?import\("(\.[^"]+)"\)/g);
    return [...imports].map(([, start, name = '']) => {
      const path = fileBeside(importer, name);
      const news = [...withImports(path)].filter((file) => file !== path && !known.has(file));
      return { path, importer, isNamed: start !== undefined, news };
    });
  });
}
