/**
 * The props of an island: in its attribute, or, in published pages, at the index that stands there,
 * in the page's only block of JSON.
 *
 * @throws when the page has no such data
 */
export function readIslandProps(element: HTMLElement): unknown {
  const value: unknown = JSON.parse(element.dataset['props'] ?? '');
  if (typeof value !== 'number') return value;
  const block = document.querySelector('script[type="application/json"]');
  const props: unknown = JSON.parse(block?.textContent ?? '');
  return Array.isArray(props) ? props[value] : undefined;
}
