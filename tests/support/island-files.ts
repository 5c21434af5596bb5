import { posix } from 'node:path';
import { assetsFolder } from '@/scripts/publishing/write-asset';
import { listFiles } from '@/scripts/support/list-files';
import { readBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';

/**
 * All scripts that the islands' entry imports, directly or indirectly, as public paths, entry
 * first.
 */
export async function islandFiles(): Promise<string[]> {
  const entries = (await listFiles(siteFolder))
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
