/** A length in pixels; `auto` is none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls until an element can be seen as a whole, within the page's scroll padding and its own
 * scroll margin. Where the window is too low for that, its beginning is seen.
 */
export function bringIntoView(element: HTMLElement): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  const covered = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop].map(pixels);
  const room = covered.reduce((rest, length) => rest - length, window.innerHeight);
  element.scrollIntoView({ block: element.offsetHeight > room ? 'start' : 'nearest' });
}
