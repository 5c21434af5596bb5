import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { publishedPages } from '@/lib/routing/page-files';
import { assetsFolder } from '@/scripts/publishing/assets';
import { type PageDocument, parsePage } from '@/scripts/publishing/page-document';
import { listFiles } from '@/scripts/support/files';
import { siteFolder } from '@/tests/support/hosts';

/** All HTML files of the built site, relative to its folder: pages, aliases, not-found pages. */
export const htmlFiles: readonly string[] = publishedPages.flatMap(({ files }) => files);

/** Reads a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(join(siteFolder, file), 'utf8');
}

const pages = new Map<string, PageDocument>();

/** A parsed page of the built site; to read, because all tests of a process share it. */
export function parseBuilt(file: string): PageDocument {
  const page = pages.get(file) ?? parsePage(readBuilt(file));
  pages.set(file, page);
  return page;
}

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

/**
 * The bytes of a budget in KB, with a reserve of 2 %: a page that is full to the byte makes every
 * sentence a puzzle. The budgets are in docs/performance.md.
 */
export const budget = (kilobytes: number) => Math.floor(kilobytes * 1024 * 0.98);
