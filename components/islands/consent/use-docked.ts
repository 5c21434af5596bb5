import { type RefObject, useEffect, useState } from 'react';

/** How far a page is scrolled that is no longer at its top, in pixels. */
const leftTop = 32;

/**
 * Whether the notice lies at the bottom edge of the window, in its full width. At the top of a page
 * wide windows have room for a card; where a jump or scrolling leads, it could cover anything, and
 * a bar along the edge does not. It stays there until the next page, and does not move while it
 * has the focus.
 */
export function useDocked(notice: RefObject<HTMLElement | null>): boolean {
  const [isDocked, setDocked] = useState(false);
  useEffect(() => {
    if (isDocked) return;
    const check = () => {
      const hasFocus = notice.current?.contains(document.activeElement) === true;
      if (window.scrollY > leftTop && !hasFocus) setDocked(true);
    };
    check();
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [notice, isDocked]);
  return isDocked;
}
