import { islandSelector, type PageDocument } from '@/tooling/publishing/page-document';

/**
 * Lets a page load the islands bundle; a page without islands stays without scripts.
 *
 * @param entry public path of the bundle's entry
 */
export function attachIslands($: PageDocument, entry: string): void {
  if ($(islandSelector).length === 0) return;
  // The head starts the load earliest. Without `async` a slow script would hold back the end of
  // parsing, and with it the browser's way to the place that an address names.
  $('<script type="module" async></script>').attr('src', entry).appendTo('head');
}
