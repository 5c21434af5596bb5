import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedPages } from '@/lib/routing/page-files';
import { type PageDocument, parsePage } from '@/scripts/publishing/page-document';
import { siteFolder } from '@/tests/support/hosts';

/** All HTML files of the built site, relative to its folder: pages, aliases, not-found pages. */
export const htmlFiles: readonly string[] = publishedPages.flatMap(({ files }) => files);

/** Reads a file of the built site. */
export function readBuilt(file: string): string {
  return readFileSync(join(siteFolder, file), 'utf8');
}

/** Parses a page of the built site. */
export function parseBuilt(file: string): PageDocument {
  return parsePage(readBuilt(file));
}
