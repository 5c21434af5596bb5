import { type RefObject, useLayoutEffect } from 'react';
import {
  coversAnything,
  findBoxes,
  findBoxesInWindow,
  important,
  importantAndLabels,
} from '@/components/islands/important-boxes';
import { listen } from '@/components/islands/listen';

/** Other elements that float above the page. */
const floating = '.cookie-banner, .language-suggestion, .page-bar summary, .page-cta';

/** Preferred maximum distance between the bubble and the chat link, in pixels. */
const near = 144;

/** Minimum distance in pixels between the bubble and other content. */
const distance = 8;

/** Distance in pixels between two tested positions. */
const step = 2;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * The distance in pixels by which a box must be raised to overlap no other box.
 *
 * @param ceiling minimum top of the raised box
 * @returns undefined if there is no such position
 */
function freeLift(box: Box, others: readonly Box[], ceiling: number): number | undefined {
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left);
  for (let lift = 0; box.top - lift >= ceiling; lift += step) {
    const isFree = beside.every(
      ({ top, bottom }) =>
        bottom + distance <= box.top - lift || top - distance >= box.bottom - lift,
    );
    if (isFree) return lift;
  }
  return undefined;
}

/** The box with the window flipped upside down, where raising means lowering. */
const flipped = ({ left, right, top, bottom }: Box): Box => ({
  left,
  right,
  top: -bottom,
  bottom: -top,
});

/**
 * The distance in pixels by which to raise the bubble, so that it covers no matching element.
 *
 * @param reach maximum distance
 * @returns undefined if there is no such position
 */
function findLift(bubble: HTMLElement, selector: string, reach: number): number | undefined {
  const above = document.querySelector('.language-suggestion') ?? document.querySelector('header');
  const ceiling = above?.getBoundingClientRect().bottom ?? 0;
  const box = bubble.getBoundingClientRect();
  const others = [...findBoxesInWindow(selector), ...findBoxes(document, floating)];
  const up = freeLift(box, others, Math.max(ceiling, box.top - reach));
  if (up !== undefined) return up;
  const down = freeLift(flipped(box), others.map(flipped), distance - window.innerHeight);
  return down === undefined ? undefined : -down;
}

/** Moves the bubble until it covers nothing important; hides it where there is no such position. */
function positionBubble(bubble: HTMLElement): void {
  for (const state of ['data-moved', 'hidden']) bubble.removeAttribute(state);
  bubble.style.removeProperty('--chat-lift');
  // In narrow and in low windows the page bar contains it: app/styles/chat.css.
  if (getComputedStyle(bubble).translate === 'none') return;
  const lift =
    findLift(bubble, importantAndLabels, near) ??
    findLift(bubble, important, Number.POSITIVE_INFINITY);
  bubble.hidden = lift === undefined;
  if (lift === undefined) return;
  // Within this distance the bubble still points at the link.
  bubble.toggleAttribute('data-moved', Math.abs(lift) > distance);
  bubble.style.setProperty('--chat-lift', `${-lift}px`);
}

/**
 * Moves the bubble off headings, links and fields when it appears, or banner or window change. It
 * hides until the next page when one scrolls, or when it covers one of them after a focus change.
 */
export function useFreePosition(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!(bubble && isShown)) return;
    const update = () => positionBubble(bubble);
    update();
    // The banner sets its height in the style of the chat.
    const observer = new MutationObserver(update);
    const chat = bubble.closest('.chat');
    if (chat) observer.observe(chat, { attributes: true, attributeFilter: ['style'] });
    const controller = new AbortController();
    const { signal } = controller;
    signal.addEventListener('abort', () => observer.disconnect());
    const hide = () => {
      bubble.hidden = true;
      controller.abort();
    };
    listen(window, 'resize', { signal }, update);
    listen(window, 'scroll', { passive: true, signal }, hide);
    listen(window, 'focusin', { signal }, () => {
      if (bubble.contains(document.activeElement)) return;
      if (coversAnything(bubble.getBoundingClientRect(), important)) hide();
    });
    return () => controller.abort();
  }, [ref, isShown]);
}
