import { type RefObject, useLayoutEffect } from 'react';

/** Height in pixels of what is pinned to the bottom; everything else down there stays above it. */
const property = '--banner-height';

/**
 * What stays above it. The property is not inherited, and neither it nor `:has()` is asked of the
 * root: the browser would recalculate the styles of the whole page.
 */
const keepers = 'body, .menu-sheet > div, .chat, [data-above-banner]';

/**
 * Keeps so many pixels free at the bottom of the window; none without an argument.
 *
 * @param isCard true if the notice is rendered as a card instead of a full-width bar; toggles the
 *   `data-beside-card` attribute
 */
function keepFree(height?: number, isCard = false): void {
  for (const keeper of document.querySelectorAll<HTMLElement>(keepers)) {
    if (height === undefined) keeper.style.removeProperty(property);
    else keeper.style.setProperty(property, `${height}px`);
    keeper.toggleAttribute('data-beside-card', isCard);
  }
  document.documentElement.style.scrollPaddingBottom =
    height === undefined ? '' : `calc(var(--bottom-rest) + ${height}px)`;
}

/**
 * Tells the page how much room an element takes at the bottom, as long as it is shown.
 *
 * @param isDocked whether it is a bar and no card; another element is measured once it is
 */
export function useBottomInset(
  ref: RefObject<HTMLElement | null>,
  { isShown, isDocked }: { isShown: boolean; isDocked: boolean },
): void {
  // Measured before it is painted, so that everything moves in the frame in which it appears.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    let kept: number | undefined;
    const keep = () => {
      // What has been replaced is reported as empty once more.
      if (!element.isConnected) return;
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom) || 0;
      const height = Math.ceil(element.getBoundingClientRect().height + margin);
      if (height === kept) return;
      kept = height;
      keepFree(height, !isDocked);
    };
    keep();
    const observer = new ResizeObserver(keep);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isShown, isDocked]);
  useLayoutEffect(() => {
    if (!isShown) return;
    return () => keepFree();
  }, [isShown]);
}
