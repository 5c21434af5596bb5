import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/islands/bring-into-view';
import { closeButtonId } from '@/components/islands/toasts/toast-card';
import type { Toast } from '@/components/islands/toasts/toast-store';

/** Bottom margin of a toast, in pixels. */
const gap = 12;

/** Bottom edge of the toasts in the viewport, without those that are fading out. */
function bottomOf(stack: HTMLElement, toasts: readonly Toast[]): number {
  const start =
    stack.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(stack).paddingTop);
  return toasts.reduce((bottom, toast) => {
    const card = document.getElementById(closeButtonId(toast))?.parentElement;
    return bottom + (card?.offsetHeight ?? 0) + gap;
  }, start);
}

/**
 * Keeps toasts from covering the element that the newest one refers to: it is scrolled below them,
 * unless they do not overlap horizontally.
 *
 * @param stack container of the toasts
 * @param toasts the current toasts, newest last
 */
export function useClearPlace(
  stack: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): void {
  const newest = toasts.at(-1);
  const lastId = useRef(0);
  useEffect(() => {
    // Once per toast: dismissing another one must not scroll.
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
