import type { Locale } from '@/lib/locales';
import type { IndexedPage } from '@/lib/search/index-file';
import { publishAssets } from '@/tooling/publishing/assets';
import { attachIslands } from '@/tooling/publishing/attach-islands';
import { hyphenate } from '@/tooling/publishing/hyphenate';
import { type PageDocument, parsePage, serialisePage } from '@/tooling/publishing/page-document';
import { preparePreview } from '@/tooling/publishing/prepare-preview';
import { indexedPage, searchBoxOf } from '@/tooling/publishing/publish-search';
import { stripRuntime } from '@/tooling/publishing/strip-runtime';
import { outlineOf } from '@/tooling/publishing/styles/page-outline';

/** What a page's draft follows from. */
export type DraftJob = {
  /** Next's HTML. */
  html: string;
  locale: Locale;
  /** Public path of the page; missing for not-found pages, which the search does not find. */
  path?: string | undefined;
  /** Public path of the islands bundle's entry. */
  islands: string;
  /** Words that are never hyphenated. */
  names: readonly string[];
  /** Attributes whose values style sheets look at. */
  styledAttributes: readonly string[];
  /** For previews: public path of the script that reads the marks of texts. */
  finder?: string | undefined;
};

/** A page before it has what depends on other pages: styles, addresses of assets, the search. */
export type Draft = {
  html: string;
  /** What style sheets see of it. */
  outline: string;
  /** Addresses of the bundler's files that it refers to. */
  assets: readonly string[];
  /** What the search knows of it. */
  indexed?: IndexedPage | undefined;
  hasSearchBox: boolean;
};

/** The bundler's files that a page refers to. */
async function assetsOf($: PageDocument): Promise<string[]> {
  const found = new Set<string>();
  await publishAssets($, async (address) => {
    found.add(address);
    return address;
  });
  return [...found];
}

/**
 * Does what a page of Next's export needs by itself: takes the browser runtime out of it, sets its
 * break opportunities, attaches its islands.
 */
export async function draftPage(job: DraftJob): Promise<Draft> {
  const $ = parsePage(job.html);
  stripRuntime($);
  if (job.finder !== undefined) preparePreview($, job.finder);
  hyphenate($, job.names);
  attachIslands($, job.islands);
  return {
    html: serialisePage($),
    assets: await assetsOf($),
    indexed: job.path === undefined ? undefined : indexedPage($, job.path, job.locale),
    hasSearchBox: searchBoxOf($).length > 0,
    // The last, because it takes the page apart.
    outline: outlineOf($, job.styledAttributes),
  };
}
