import { posix } from 'node:path';
import { assetsFolder } from '@/scripts/publishing/asset-names';
import { filesIn } from '@/scripts/support/files-in';
import { readBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';

/**
 * All scripts that the islands' entry imports, directly or indirectly, as public paths, entry
 * first.
 */
export async function islandFiles(): Promise<string[]> {
  const entries = (await filesIn(siteFolder))
    .map((file) => `/${file}`)
    .filter((path) => path.startsWith(`${assetsFolder}/islands-`) && path.endsWith('.js'));
  const reached = new Set(entries);
  // Iteration of a set includes items added meanwhile.
  for (const path of reached) {
    const imports = readBuilt(path.slice(1)).matchAll(/["'](\.{1,2}\/[^"']+\.js)["']/g);
    for (const [, name = ''] of imports) reached.add(posix.join(posix.dirname(path), name));
  }
  return [...reached];
}

/** Declarations in the entry: of an island with a file of its own, and of those in the shared file. */
const declarations = {
  own: /"([\w-]+)",\(\)=>import\("\.\/([^"]+)"\)/g,
  shared: /"([\w-]+)",\(\{\w+:\w+\}\)=>/g,
  /** No island of its own is declared with it. */
  sharedFile: /(?<!"[\w-]+",\(\)=>)import\("\.\/([^"]+)"\)/,
};

/**
 * The islands' files as imported by their entry, by public path, with the islands of each; the shared file,
 * which all others need, last.
 */
export async function islandsByFile(): Promise<ReadonlyMap<string, readonly string[]>> {
  const [entry = ''] = await islandFiles();
  const code = readBuilt(entry.slice(1));
  const files = new Map<string, string[]>();
  for (const [, island = '', file = ''] of code.matchAll(declarations.own)) {
    files.set(posix.join(assetsFolder, file), [island]);
  }
  const [, sharedFile = ''] = declarations.sharedFile.exec(code) ?? [];
  const shared = [...code.matchAll(declarations.shared)].map(([, island = '']) => island);
  return files.set(posix.join(assetsFolder, sharedFile), shared);
}
