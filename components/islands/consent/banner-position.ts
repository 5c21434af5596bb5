import { type RefObject, useLayoutEffect, useState } from 'react';
import { coversAnything, importantAndLabels } from '@/components/islands/important-boxes';
import { listen } from '@/components/islands/listen';

/** A page that is scrolled further than this has left its top, in pixels. */
const leftTop = 32;

/** Whether the banner is a card that covers anything important at its final position. */
function isInTheWay(banner: HTMLElement): boolean {
  // Unlike its bounding box, these do not move with the animation.
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = banner;
  const box = new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);
  return offsetLeft > 0 && coversAnything(box, importantAndLabels);
}

/**
 * Whether the banner is a bar along the bottom edge of the window instead of a card. Wide windows
 * usually have room for a card at the top of a page. Elsewhere a card could cover content, so the
 * banner becomes a bar when the page scrolls, and remains one until the next page. It does not
 * change while it has the focus.
 */
export function useDocked(banner: RefObject<HTMLElement | null>): boolean {
  const [isDocked, setDocked] = useState(false);
  // Before the card is painted.
  useLayoutEffect(() => {
    if (banner.current && isInTheWay(banner.current)) setDocked(true);
  }, [banner]);
  useLayoutEffect(() => {
    if (isDocked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const check = () => {
      const card = banner.current;
      if (!card || card.contains(document.activeElement)) return;
      if (window.scrollY > leftTop || isInTheWay(card)) setDocked(true);
    };
    check();
    listen(window, ['scroll', 'resize'], { passive: true, signal }, check);
    return () => controller.abort();
  }, [banner, isDocked]);
  return isDocked;
}

/** Height of the banner in pixels. */
const property = '--banner-height';

/**
 * Elements that the banner would overlap. The property is not inherited, and neither it nor
 * `:has()` is used on the root: the browser would recalculate the styles of the whole page.
 */
const offsetElements = '.chat, .page-channel, .menu-sheet > div, [data-above-banner]';

/** Sets the height on an element, in pixels; removes it if undefined. */
function setHeight(element: HTMLElement, height?: number): void {
  if (height === undefined) element.style.removeProperty(property);
  else element.style.setProperty(property, `${height}px`);
}

/**
 * Moves the elements that the banner would overlap above it, or back if there is no height.
 *
 * @param height of the banner, in pixels
 * @param isCard whether the banner is a card rather than a full-width bar
 */
function offsetForBanner(height?: number, isCard = false): void {
  for (const element of document.querySelectorAll<HTMLElement>(offsetElements)) {
    setHeight(element, height);
    element.toggleAttribute('data-beside-card', isCard);
  }
}

/** Adds the height in pixels to the scrollable area of the page; removes it if undefined. */
function extendPage(height?: number): void {
  setHeight(document.body, height);
  document.documentElement.style.scrollPaddingBottom =
    height === undefined ? '' : `calc(var(--bottom-inset) + ${height}px)`;
}

/**
 * Reserves space for the banner while it is shown: it moves overlapping elements immediately, and
 * makes the page longer at the first scroll.
 *
 * @param isDocked whether it is a full-width bar; a card is replaced by another element
 */
export function useBottomInset(
  ref: RefObject<HTMLElement | null>,
  { isShown, isDocked }: { isShown: boolean; isDocked: boolean },
): void {
  // Measures the banner before its first paint, so that other elements move in the same frame.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!isShown || !element) return;
    const controller = new AbortController();
    let reserved: number | undefined;
    let isScrolled = false;
    const update = () => {
      // The observer reports a replaced element once more, as empty.
      if (!element.isConnected) return;
      const margin = Number.parseFloat(getComputedStyle(element).marginBottom) || 0;
      const height = Math.ceil(element.getBoundingClientRect().height + margin);
      if (height === reserved) return;
      reserved = height;
      offsetForBanner(height, !isDocked);
      if (isScrolled) extendPage(height);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Not earlier: changing the page's height restarts all of its scroll-driven animations.
    onFirstScroll(() => {
      isScrolled = true;
      extendPage(reserved);
    }, controller.signal);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [ref, isShown, isDocked]);
  useLayoutEffect(() => {
    if (!isShown) return;
    return () => {
      offsetForBanner();
      extendPage();
    };
  }, [isShown]);
}

/** Events that precede scrolling by the visitor, and `scroll` for scrolling by other means. */
const causes = ['wheel', 'touchmove', 'keydown', 'scroll'] as const;

/**
 * Calls `start` once, before the first scroll; immediately if the page is already scrolled.
 *
 * @param signal cancels it
 */
export function onFirstScroll(start: () => void, signal: AbortSignal): void {
  if (window.scrollY > 0) {
    start();
    return;
  }
  const listening = new AbortController();
  signal.addEventListener('abort', () => listening.abort());
  const options = { capture: true, passive: true, signal: listening.signal };
  listen(window, causes, options, () => {
    listening.abort();
    start();
  });
}

/** Marks a document whose scrollbar takes space, which dialogs must reserve while open. */
export function useScrollbarMark(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  }, []);
}
