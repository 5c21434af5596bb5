import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/islands/bring-into-view';
import { closeButtonId } from '@/components/islands/toasts/toast-card';
import type { Toast } from '@/components/islands/toasts/toast-store';

/** Below every toast, in pixels, as its margin says. */
const gap = 12;

/** Where the toasts end in the window once those have gone that are still fading out. */
function bottomOf(stack: HTMLElement, toasts: readonly Toast[]): number {
  const start =
    stack.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(stack).paddingTop);
  return toasts.reduce((bottom, toast) => {
    const card = document.getElementById(closeButtonId(toast))?.parentElement;
    return bottom + (card?.offsetHeight ?? 0) + gap;
  }, start);
}

/**
 * Keeps toasts from covering the place in the page that the newest one speaks of: the place is
 * scrolled below them, unless they stand beside it.
 *
 * @param stack what holds the toasts
 * @param toasts those that are shown, the newest last
 */
export function useClearPlace(
  stack: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): void {
  const newest = toasts.at(-1);
  const lastId = useRef(0);
  useEffect(() => {
    // Once for each toast: when another one has gone, nothing is to move.
    if (!newest || newest.id <= lastId.current) return;
    lastId.current = newest.id;
    const place = newest.about === undefined ? null : document.getElementById(newest.about);
    if (!stack.current || !place) return;
    if (place.getBoundingClientRect().right <= stack.current.getBoundingClientRect().left) return;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const margin = bottomOf(stack.current, toasts) - Number.parseFloat(scrollPaddingTop);
    place.style.scrollMarginTop = `${Math.max(0, Math.ceil(margin))}px`;
    bringIntoView(place);
  }, [stack, toasts, newest]);
}
