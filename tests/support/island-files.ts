import { posix } from 'node:path';
import { readBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';
import { assetsFolder } from '@/tooling/publishing/asset-names';
import { filesIn } from '@/tooling/support/files-in';

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

/**
 * The public path of an island's file, as imported by the islands' entry.
 *
 * @throws if the entry does not import it
 */
export async function fileOfIsland(island: string): Promise<string> {
  const [entry = ''] = await islandFiles();
  const named = new RegExp(`"${island}",\\(\\)=>import\\("\\./([^"]+)"\\)`);
  const [, name] = named.exec(readBuilt(entry.slice(1))) ?? [];
  if (name === undefined) throw new Error(`${entry} names no file of the island ${island}.`);
  return posix.join(assetsFolder, name);
}
