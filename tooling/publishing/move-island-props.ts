import { islandSelector, type PageDocument } from '@/tooling/publishing/page-document';

/** Publishes JSON as a file and returns its public path. */
type PublishData = (json: string) => Promise<string>;

/**
 * Moves the islands' props from their elements to the end of a page, where no text waits for them,
 * or, for islands that want it, to a file that is loaded with the island's code. The element keeps
 * the index or the path.
 */
export async function moveIslandProps($: PageDocument, publishData: PublishData): Promise<void> {
  const inPage: unknown[] = [];
  for (const island of $(islandSelector).get()) {
    const json = island.attribs['data-props'] ?? '{}';
    if (island.attribs['data-props-apart'] !== undefined) {
      $(island).removeAttr('data-props-apart');
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
