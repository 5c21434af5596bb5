import { type RefObject, useLayoutEffect } from 'react';

/** What the bubble does not cover while it can stand elsewhere. */
const needed = 'h1, h2, h3, a, button, input, textarea, summary';

/** Pixels between the bubble and what it does not cover, and between two places that are tried. */
const distance = 8;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * How far a box has to be raised to be clear of all others, in pixels.
 *
 * @param ceiling the least top that it may have
 * @returns undefined if there is no such place
 */
export function freeLift(box: Box, others: readonly Box[], ceiling: number): number | undefined {
  const beside = others.filter(({ left, right }) => left < box.right && right > box.left);
  for (let lift = 0; box.top - lift >= ceiling; lift += distance) {
    const isFree = beside.every(
      ({ top, bottom }) =>
        bottom + distance <= box.top - lift || top - distance >= box.bottom - lift,
    );
    if (isFree) return lift;
  }
  return undefined;
}

/** Moves the bubble to the place nearest to the chat link where it covers nothing that is needed. */
function place(bubble: HTMLElement): void {
  delete bubble.dataset['place'];
  bubble.style.removeProperty('--chat-lift');
  const others = [...document.querySelectorAll(needed)]
    .filter((element) => !bubble.parentElement?.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const header = document.querySelector('header')?.getBoundingClientRect();
  const box = bubble.getBoundingClientRect();
  const lift = freeLift(box, others, (header?.bottom ?? 0) + distance);
  if (lift === undefined) bubble.dataset['place'] = 'line';
  else if (lift > 0) {
    bubble.dataset['place'] = 'raised';
    bubble.style.setProperty('--chat-lift', `${-lift}px`);
  }
}

/**
 * Keeps the bubble clear of headings, links and fields at the place where the page is when it
 * appears, and when the banner or the window changes. Where there is no such room it becomes a line.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!(bubble && isShown)) return;
    const replace = () => place(bubble);
    replace();
    // The banner's height is in the root's style.
    const observer = new MutationObserver(replace);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    window.addEventListener('resize', replace);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', replace);
    };
  }, [ref, isShown]);
}
