import { islandSelector, type PageDocument } from '@/lib/publishing/page-document';

/**
 * Lets a page load the islands bundle; a page without islands stays without scripts.
 *
 * @param entry public path of the bundle's entry
 */
export function attachIslands($: PageDocument, entry: string): void {
  if ($(islandSelector).length === 0) return;
  // Module scripts run after parsing, so the head is the place that starts the load earliest.
  $('<script type="module"></script>').attr('src', entry).appendTo('head');
}
