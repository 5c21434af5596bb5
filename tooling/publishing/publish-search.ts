import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locale } from '@/lib/locales';
import type { IndexedPage, SearchIndex } from '@/lib/search/index-file';
import { assetPath } from '@/tooling/publishing/asset-names';
import type { PageDocument } from '@/tooling/publishing/page-document';
import { sectionsOf } from '@/tooling/publishing/search-index';

/** The search box, which only not-found pages have. */
export function searchBoxOf($: PageDocument) {
  return $('[data-island="not-found-search"]');
}

/**
 * What the search knows of a page.
 *
 * @param $ hyphenated: soft hyphens show the parts of compounds
 * @param path public path of the page
 */
export function indexedPage($: PageDocument, path: string, locale: Locale): IndexedPage {
  const [title = ''] = $('title').text().split(' · ');
  return [title, path, sectionsOf($, title, locale)];
}

/**
 * Writes what the search of a language knows into one file.
 *
 * @param outDir folder of the published site
 * @returns its public path
 */
export async function publishSearch(
  index: SearchIndex,
  locale: Locale,
  outDir: string,
): Promise<string> {
  const content = Buffer.from(JSON.stringify(index));
  const path = assetPath(`search-${locale}.json`, content);
  await mkdir(dirname(join(outDir, path)), { recursive: true });
  await writeFile(join(outDir, path), content);
  return path;
}

/** Tells a search box where the file of its language is. */
export function setSearchIndex(box: ReturnType<typeof searchBoxOf>, path: string): void {
  const props: object = JSON.parse(box.attr('data-props') ?? '{}');
  box.attr('data-props', JSON.stringify({ ...props, index: path }));
}
