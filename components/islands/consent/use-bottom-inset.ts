import { type RefObject, useLayoutEffect } from 'react';
import { onFirstScroll } from '@/components/islands/consent/first-scroll';

/** Height of the notice in pixels. */
const property = '--banner-height';

/**
 * Elements that the notice would overlap. The property is not inherited, and neither it nor
 * `:has()` is used on the root: the browser would recalculate the styles of the whole page.
 */
const offsetElements = '.chat, .menu-sheet > div, [data-above-banner]';

/** Sets the height on an element, in pixels; removes it if undefined. */
function setHeight(element: HTMLElement, height?: number): void {
  if (height === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `${height}px`);
}

/**
 * Moves the elements that the notice would overlap above it, or back if there is no height.
 *
 * @param height of the notice, in pixels
 * @param isCard whether the notice is a card rather than a full-width bar
 */
function offsetForNotice(height?: number, isCard = false): void {
  for (const element of document.querySelectorAll<HTMLElement>(offsetElements)) {
    setHeight(element, height);
    element.toggleAttribute('data-beside-card', isCard);
  }
}

/** Adds the height in pixels to the scrollable area of the page; removes it if undefined. */
function extendPage(height?: number): void {
  setHeight(document.body, height);
  document.documentElement.style.scrollPaddingBottom =
    height === undefined ? '' : `calc(var(--bottom-rest) + ${height}px)`;
}

/**
 * Reserves space for the notice at the bottom of the viewport while it is shown: at once for what
 * it would overlap, and at the end of the page from the first scroll.
 *
 * @param isDocked whether it is a full-width bar; a card is replaced by another element
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
    let reserved: number | undefined;
    let isScrolled = false;
    const update = () => {
      // What has been replaced is reported as empty once more.
      if (!element.isConnected) return;
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom) || 0;
      const height = Math.ceil(element.getBoundingClientRect().height + margin);
      if (height === reserved) return;
      reserved = height;
      offsetForNotice(height, !isDocked);
      if (isScrolled) extendPage(height);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Not earlier: changing the page's height restarts all of its scroll-driven animations.
    onFirstScroll(() => {
      isScrolled = true;
      extendPage(reserved);
    }, ending.signal);
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [ref, isShown, isDocked]);
  useLayoutEffect(() => {
    if (!isShown) return;
    return () => {
      offsetForNotice();
      extendPage();
    };
  }, [isShown]);
}
