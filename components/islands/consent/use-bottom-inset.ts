import { type RefObject, useEffect } from 'react';

/** Height in pixels of what is pinned to the bottom; everything else down there stays above it. */
const property = '--banner-height';

/** Tells the page how much room an element takes at the bottom, as long as it is shown. */
export function useBottomInset(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const element = ref.current;
    if (!isShown || !element) return;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      style.setProperty(property, `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, isShown]);
}
