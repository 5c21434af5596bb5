/** The page's block of props, which is parsed once. */
let propsOfPage: unknown;

/**
 * The props of an island: in its attribute, or, in published pages, at the index that stands there,
 * in the page's only block of JSON, or in the file whose path stands there.
 *
 * @throws when there is no such data
 */
export async function readIslandProps(element: HTMLElement): Promise<unknown> {
  const value: unknown = JSON.parse(element.dataset['props'] ?? '');
  if (typeof value === 'string') return (await fetch(value)).json();
  if (typeof value !== 'number') return value;
  propsOfPage ??= JSON.parse(
    document.querySelector('script[type="application/json"]')?.textContent ?? '',
  );
  return Array.isArray(propsOfPage) ? propsOfPage[value] : undefined;
}
