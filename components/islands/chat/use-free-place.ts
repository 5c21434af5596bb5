import { type RefObject, useLayoutEffect } from 'react';

/**
 * What the bubble does not cover while it can stand elsewhere: best no link at all; otherwise no
 * heading, no field, and no link that looks like a button.
 */
const needed = [
  ':is(main, aside) :is(h1, h2, h3, a, button, input, textarea, summary)',
  ':is(main, aside) :is(h1, h2, h3, a.rounded-full, button, input, textarea)',
] as const;

/** How far the page scrolls before the bubble returns to the chat link, in pixels. */
const leftPlace = 64;

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

/** Puts the bubble beside the chat link. */
function reset(bubble: HTMLElement): void {
  delete bubble.dataset['place'];
  bubble.style.removeProperty('--chat-lift');
}

/** Moves the bubble to the place nearest to the chat link where it covers nothing that is needed. */
function place(bubble: HTMLElement): void {
  reset(bubble);
  const header = document.querySelector('header')?.getBoundingClientRect();
  const box = bubble.getBoundingClientRect();
  const [lift] = needed.flatMap((selector) => {
    const others = [...document.querySelectorAll(selector)]
      .filter((element) => !bubble.parentElement?.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ height }) => height > 0);
    return freeLift(box, others, (header?.bottom ?? 0) + distance) ?? [];
  });
  if (lift === undefined) bubble.dataset['place'] = 'line';
  else if (lift > 0) {
    bubble.dataset['place'] = 'raised';
    bubble.style.setProperty('--chat-lift', `${-lift}px`);
  }
}

/**
 * Keeps the bubble clear of headings, links and fields where the page is when it appears, also when
 * the banner or the window changes. Where there is no such room it becomes a line; when the page
 * has scrolled on, it returns to the chat link.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const bubble = ref.current;
    if (!(bubble && isShown)) return;
    const start = window.scrollY;
    const replace = () => {
      if (Math.abs(window.scrollY - start) < leftPlace) place(bubble);
      else reset(bubble);
    };
    replace();
    // The banner's height is in the root's style.
    const observer = new MutationObserver(replace);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('resize', replace, { signal });
    window.addEventListener(
      'scroll',
      () => {
        if (Math.abs(window.scrollY - start) >= leftPlace) reset(bubble);
      },
      { passive: true, signal },
    );
    return () => {
      observer.disconnect();
      ending.abort();
    };
  }, [ref, isShown]);
}
