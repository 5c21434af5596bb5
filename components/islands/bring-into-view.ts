/** A length in pixels; `auto` is none. */
const pixels = (length: string): number => Number.parseFloat(length) || 0;

/**
 * Scrolls until an element can be seen as a whole, within the page's scroll padding and its own
 * scroll margin. Where the window is too low for that, its beginning is seen. At once: where the
 * nearest edge is would be measured in the middle of a smooth scroll that came before.
 */
export function bringIntoView(element: HTMLElement): void {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(element);
  const covered = [scrollPaddingTop, scrollPaddingBottom, scrollMarginTop].map(pixels);
  const room = covered.reduce((rest, length) => rest - length, window.innerHeight);
  const block = element.offsetHeight > room ? 'start' : 'nearest';
  element.scrollIntoView({ block, behavior: 'instant' });
}
