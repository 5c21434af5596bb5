import { type RefObject, useLayoutEffect } from 'react';
import { onFirstScroll } from '@/components/islands/consent/first-scroll';

/** Height in pixels of what is pinned to the bottom; everything else down there stays above it. */
const property = '--banner-height';

/**
 * What stays above it, and is seen with it. The property is not inherited, and neither it nor
 * `:has()` is asked of the root: the browser would recalculate the styles of the whole page.
 */
const keepers = '.chat, .menu-sheet > div, [data-above-banner]';

function setHeight(element: HTMLElement, height?: number): void {
  if (height === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `${height}px`);
}

/**
 * Keeps so many pixels free at the bottom of the window; none without an argument.
 *
 * @param isCard true if the notice is rendered as a card instead of a full-width bar; toggles the
 *   `data-beside-card` attribute
 */
function keepFree(height?: number, isCard = false): void {
  for (const keeper of document.querySelectorAll<HTMLElement>(keepers)) {
    setHeight(keeper, height);
    keeper.toggleAttribute('data-beside-card', isCard);
  }
}

/** Lets the page scroll so many pixels further; without an argument as far as without the notice. */
function extendPage(height?: number): void {
  setHeight(document.body, height);
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
    const ending = new AbortController();
    let kept: number | undefined;
    let isScrolled = false;
    const keep = () => {
      // What has been replaced is reported as empty once more.
      if (!element.isConnected) return;
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom) || 0;
      const height = Math.ceil(element.getBoundingClientRect().height + margin);
      if (height === kept) return;
      kept = height;
      keepFree(height, !isDocked);
      if (isScrolled) extendPage(height);
    };
    keep();
    const observer = new ResizeObserver(keep);
    observer.observe(element);
    // Not before: a page that becomes longer restarts all of its scroll-driven animations.
    onFirstScroll(() => {
      isScrolled = true;
      extendPage(kept);
    }, ending.signal);
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [ref, isShown, isDocked]);
  useLayoutEffect(() => {
    if (!isShown) return;
    return () => {
      keepFree();
      extendPage();
    };
  }, [isShown]);
}
