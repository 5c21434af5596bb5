import { islandSelector, type PageDocument } from '@/tooling/publishing/page-document';

/**
 * Moves the islands' props from their elements to the end of a page, where no text waits for them.
 * The element keeps the index.
 */
export function moveIslandProps($: PageDocument): void {
  const islands = $(islandSelector).get();
  if (islands.length === 0) return;
  const props = islands.map((island, index) => {
    const value: unknown = JSON.parse(island.attribs['data-props'] ?? '{}');
    $(island).attr('data-props', String(index));
    return value;
  });
  // `</script>` in a text would end the element.
  const json = JSON.stringify(props).replaceAll('<', '\\u003c');
  $('<script type="application/json"></script>').text(json).appendTo('body');
}
