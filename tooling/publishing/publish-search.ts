import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import type { SearchIndex } from '@/lib/search/index-file';
import { assetPath } from '@/tooling/publishing/asset-names';
import type { PageDocument } from '@/tooling/publishing/page-document';
import { fileOf, notFoundFileOf } from '@/tooling/publishing/page-files';
import { sectionsOf } from '@/tooling/publishing/search-index';

/** The pages of the site by their files. */
type Pages = ReadonlyMap<string, PageDocument>;

function indexOf(pages: Pages, locale: Locale): SearchIndex {
  return pageKeys.flatMap((page) => {
    const path = hrefFor(locale, page);
    const $ = pages.get(fileOf(path));
    if ($ === undefined) return [];
    const [title = ''] = $('title').text().split(' · ');
    return [[title, path, sectionsOf($, title, locale)] as const];
  });
}

/**
 * Writes a language's sections into one file for the search, and its path into the props of the
 * search box of that language's not-found page.
 *
 * @param pages pages by file, hyphenated: soft hyphens show the parts of compounds
 * @param outDir folder of the published site
 */
export async function publishSearch(pages: Pages, outDir: string): Promise<void> {
  for (const locale of locales) {
    const $ = pages.get(notFoundFileOf(locale));
    const box = $?.('[data-island="not-found-search"]');
    // A site without the box needs no file.
    if (!box?.length) continue;
    const content = Buffer.from(JSON.stringify(indexOf(pages, locale)));
    const path = assetPath(`search-${locale}.json`, content);
    await mkdir(dirname(join(outDir, path)), { recursive: true });
    await writeFile(join(outDir, path), content);
    const props: object = JSON.parse(box.attr('data-props') ?? '{}');
    box.attr('data-props', JSON.stringify({ ...props, index: path }));
  }
}
