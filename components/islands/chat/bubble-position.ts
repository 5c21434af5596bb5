import { type RefObject, useLayoutEffect } from 'react';
import { listen } from '@/components/islands/listen';

/**
 * What the bubble does not cover while it can stand elsewhere: best no link at all; otherwise no
 * heading, no field, and no link that looks like a button.
 */
const needed = [
  'h1, h2, h3, a, button, input, select, textarea, summary, address',
  'h1, h2, h3, .rounded-full, .audience-link, button, input, select, textarea',
] as const;

/** Other elements that float above the page. */
const floating = '.cookie-banner, .page-menu, .suggestion';

/** How far the bubble may stand from the chat link, in pixels. */
const reach = 144;

/** Pixels between the bubble and what it does not cover. */
const distance = 8;

/** Pixels between two places that are tried. */
const step = 4;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * How far a box has to be raised to be clear of all others, in pixels.
 *
 * @param ceiling the least top that it may have
 * @returns undefined if there is no such place
 */
export function freeLift(box: Box, others: readonly Box[], ceiling: number): number | undefined {
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

/** The box with the window turned upside down: raising it is lowering the box. */
const turned = ({ left, right, top, bottom }: Box): Box => ({
  left,
  right,
  top: -bottom,
  bottom: -top,
});

/** What the page consists of, from top to bottom. */
const parts = 'main > :not(.chat), footer';

/** The boxes of what a selector finds, apart from what is not rendered. */
function boxesIn(from: ParentNode, selector: string): DOMRect[] {
  return [...from.querySelectorAll(selector)]
    .filter((element) => !element.closest('details:not([open]) > :not(summary)'))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
}

/** The boxes of what a selector finds in the parts of the page that are in the window now. */
function boxesInViewport(selector: string): DOMRect[] {
  return [...document.querySelectorAll(parts)]
    .filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom >= 0 && top <= window.innerHeight;
    })
    .flatMap((part) => boxesIn(part, selector));
}

/** Whether the bubble covers anything that a selector finds. */
function covers(bubble: HTMLElement, selector: string): boolean {
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  return boxesInViewport(selector).some(
    (other) => other.left < right && other.right > left && other.top < bottom && other.bottom > top,
  );
}

/**
 * Moves the bubble up, or else down, until it covers nothing important. Without such a place it
 * becomes a line directly above the banner, or as far above it as necessary.
 */
function place(bubble: HTMLElement): void {
  delete bubble.dataset['position'];
  bubble.style.removeProperty('--chat-lift');
  const above = document.querySelector('.suggestion') ?? document.querySelector('header');
  const ceiling = (above?.getBoundingClientRect().bottom ?? 0) + distance;
  const box = bubble.getBoundingClientRect();
  const liftClearOf = (selector: string) => {
    const others = [...boxesInViewport(selector), ...boxesIn(document, floating)];
    const up = freeLift(box, others, Math.max(ceiling, box.top - reach));
    if (up !== undefined) return up;
    const down = freeLift(turned(box), others.map(turned), distance - window.innerHeight);
    return down === undefined ? undefined : -down;
  };
  // The second measures half the page again: only where the first finds no place.
  let lift = liftClearOf(needed[0]) ?? liftClearOf(needed[1]);
  if (lift === 0) return;
  if (lift === undefined) bubble.dataset['position'] = 'line';
  // A bubble this near still points at the link.
  else if (Math.abs(lift) > distance) bubble.dataset['position'] = 'moved';
  if (lift === undefined && covers(bubble, needed[1])) {
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    // Without the distance: where it becomes a line there is little room.
    const line = { left, right, top: top + distance, bottom: bottom - distance };
    lift = freeLift(line, boxesInViewport(needed[1]), ceiling);
  }
  bubble.style.setProperty('--chat-lift', `${-(lift ?? 0)}px`);
}

/**
 * Keeps the bubble clear of headings, links and fields when it appears, and when the banner or the
 * window changes; without room it becomes a line. Once scrolling or a moved focus would put it over
 * one of them, it hides until the next page.
 */
export function useFreePosition(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!(bubble && isShown)) return;
    const replace = () => place(bubble);
    replace();
    // The banner sets its height in the style of the chat.
    const observer = new MutationObserver(replace);
    const chat = bubble.closest('.chat');
    if (chat) observer.observe(chat, { attributes: true, attributeFilter: ['style'] });
    const controller = new AbortController();
    const { signal } = controller;
    signal.addEventListener('abort', () => observer.disconnect());
    const giveWay = () => {
      if (bubble.contains(document.activeElement) || !covers(bubble, needed[0])) return;
      bubble.hidden = true;
      controller.abort();
    };
    listen(window, 'resize', { signal }, replace);
    listen(window, ['scroll', 'focusin'], { passive: true, signal }, giveWay);
    return () => controller.abort();
  }, [ref, isShown]);
}
