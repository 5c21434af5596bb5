import { islandSelector, type PageDocument } from '@/scripts/publishing/page-document';

/** Adds the islands bundle to a page. Pages without islands get no script. */
export function addIslandsScript($: PageDocument, entry: string): void {
  if ($(islandSelector).length === 0) return;
  // Without `async`, a slow script would delay the end of parsing, and therefore scrolling to the
  // URL's hash. With a low priority, content above the fold loads first.
  $('<script type="module" async fetchpriority="low"></script>')
    .attr('src', entry)
    .appendTo('head');
}

/**
 * Moves the islands' props from their elements into a JSON script at the end of the page, where
 * they delay no text. With `data-props-file`, they move into a file that is loaded with the
 * island's code. The element keeps the index in the script, or the path of the file.
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
  $('<script id="island-props" type="application/json"></script>').text(json).appendTo('body');
}
