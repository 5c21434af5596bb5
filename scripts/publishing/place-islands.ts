import { islandSelector, type PageDocument } from '@/scripts/publishing/page-document';

/**
 * Adds the islands bundle to a page; pages without islands get no script.
 *
 * @param entry public path of the bundle's entry
 */
export function attachIslands($: PageDocument, entry: string): void {
  if ($(islandSelector).length === 0) return;
  // Without `async` a slow script would delay the end of parsing, and with it scrolling to the
  // fragment of the URL. A low priority leaves the bandwidth to the first screen.
  $('<script type="module" async fetchpriority="low"></script>')
    .attr('src', entry)
    .appendTo('head');
}

/**
 * Moves the islands' props from their elements to the end of a page, where no text waits for them,
 * or, for islands that want it, to a file that is loaded with the island's code. The element keeps
 * the index or the path.
 *
 * @param publishData publishes JSON as a file and returns its public path
 */
export async function moveIslandProps(
  $: PageDocument,
  publishData: (json: string) => Promise<string>,
): Promise<void> {
  const inPage: unknown[] = [];
  for (const island of $(islandSelector).get()) {
    const json = island.attribs['data-props'] ?? '{}';
    if (island.attribs['data-props-file'] !== undefined) {
      $(island).removeAttr('data-props-file');
      $(island).attr('data-props', JSON.stringify(await publishData(json)));
    } else {
      $(island).attr('data-props', String(inPage.length));
      inPage.push(JSON.parse(json));
    }
  }
  if (inPage.length === 0) return;
  // `</script>` in a text would end the element.
  const json = JSON.stringify(inPage).replaceAll('<', '\\u003c');
  $('<script type="application/json"></script>').text(json).appendTo('body');
}
