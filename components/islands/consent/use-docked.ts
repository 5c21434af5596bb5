import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far a page is scrolled that is no longer at its top, in pixels. */
const leftTop = 32;

/** What a card must not cover; of links only those that look like buttons or cards. */
const important = 'main :is(h1, h2, h3, a, button, input, textarea)';

function isImportant(element: Element): boolean {
  return !element.matches('a') || getComputedStyle(element).borderTopLeftRadius !== '0px';
}

/** Whether a card in the left corner at the bottom would cover anything important now. */
function coversAnything({ offsetLeft, offsetTop, offsetWidth }: HTMLElement): boolean {
  // A bar already.
  if (offsetLeft === 0) return false;
  return [...document.querySelectorAll(important)].some((element) => {
    const { left, top, bottom, height } = element.getBoundingClientRect();
    // A single pixel is for screen readers.
    const isBehind =
      height > 1 &&
      left < offsetLeft + offsetWidth &&
      bottom > offsetTop &&
      top < window.innerHeight;
    return isBehind && isImportant(element);
  });
}

/**
 * Whether the notice lies at the bottom edge of the window, in its full width. At the top of a page
 * wide windows usually have room for a card; where they do not, and where a jump or scrolling
 * leads, it could cover anything, and a bar along the edge does not. It stays there until the next
 * page, and does not move while it has the focus.
 */
export function useDocked(notice: RefObject<HTMLElement | null>): boolean {
  const [isDocked, setDocked] = useState(false);
  // Before the card can be seen.
  useLayoutEffect(() => {
    if (notice.current && coversAnything(notice.current)) setDocked(true);
  }, [notice]);
  useLayoutEffect(() => {
    if (isDocked) return;
    const check = () => {
      const card = notice.current;
      if (!card || card.contains(document.activeElement)) return;
      if (window.scrollY > leftTop || coversAnything(card)) setDocked(true);
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    window.addEventListener('resize', check);
    return () => {
      window.removeEventListener('scroll', check);
      window.removeEventListener('resize', check);
    };
  }, [notice, isDocked]);
  return isDocked;
}
