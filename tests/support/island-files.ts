import { posix } from 'node:path';
import { readBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';
import { assetsFolder } from '@/tooling/publishing/asset-names';
import { filesIn } from '@/tooling/support/files-in';

/** Every script that the islands' entry can reach by imports, as public paths, itself first. */
export async function islandFiles(): Promise<string[]> {
  const entries = (await filesIn(siteFolder))
    .map((file) => `/${file}`)
    .filter((path) => path.startsWith(`${assetsFolder}/islands-`) && path.endsWith('.js'));
  const reached = new Set(entries);
  // A set's iteration goes on over what is added meanwhile.
  for (const path of reached) {
    const imports = readBuilt(path.slice(1)).matchAll(/["'](\.{1,2}\/[^"']+\.js)["']/g);
    for (const [, name = ''] of imports) reached.add(posix.join(posix.dirname(path), name));
  }
  return [...reached];
}

/**
 * The public path of the file of an island, as the islands' entry names it.
 *
 * @throws when it names none
 */
export async function fileOfIsland(island: string): Promise<string> {
  const [entry = ''] = await islandFiles();
  const named = new RegExp(`"${island}",\\(\\)=>import\\("\\./([^"]+)"\\)`);
  const [, name] = named.exec(readBuilt(entry.slice(1))) ?? [];
  if (name === undefined) throw new Error(`${entry} names no file of the island ${island}.`);
  return posix.join(assetsFolder, name);
}
