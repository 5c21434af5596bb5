import { islandSelector, type PageDocument } from '@/tooling/publishing/page-document';

/**
 * Adds the islands bundle to a page; pages without islands get no script.
 *
 * @param entry public path of the bundle's entry
 */
export function attachIslands($: PageDocument, entry: string): void {
  if ($(islandSelector).length === 0) return;
  // Without `async` a slow script would delay the end of parsing, and with it scrolling to the fragment
  // of the URL. A low priority leaves the line to what the first screen needs.
  $('<script type="module" async fetchpriority="low"></script>')
    .attr('src', entry)
    .appendTo('head');
}
