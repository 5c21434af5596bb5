'use client';

import { useLayoutEffect } from 'react';
import { listen } from '@/components/islands/listen';
import { closeOnChoice, closeOnEscape } from '@/components/islands/menus/details';

type PageMenuProps = {
  menu: string;
};

/**
 * Enhances the server-rendered menu of a page: marks the current section, and closes the list.
 * Renders nothing: the menu works without it.
 */
export default function PageMenu({ menu }: PageMenuProps) {
  useLayoutEffect(() => {
    const controller = new AbortController();
    const element = document.getElementById(menu);
    if (element) {
      markCurrentSection(element, controller.signal);
      enhanceList(element, controller.signal);
    }
    return () => controller.abort();
  }, [menu]);
  return null;
}

/**
 * Enhances the list of sections: it closes on Escape, when a link is chosen, when focus leaves, and
 * on a touch outside, and scrolls to the current section when it opens.
 */
function enhanceList(menu: HTMLElement, signal: AbortSignal): void {
  const list = menu.querySelector('details');
  if (!list) return;
  const close = () => {
    list.open = false;
  };

  closeOnChoice(list, close, signal);
  closeOnEscape(list, { close, within: menu, signal });
  listen(list, 'toggle', { signal }, () => {
    if (list.open) list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  });
  listen(list, 'focusout', { signal }, ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !list.contains(relatedTarget)) close();
  });
  listen(document, 'pointerdown', { signal }, ({ target }) => {
    if (target instanceof Node && !list.contains(target)) close();
  });
}

/** The current section is the last one that begins above a line at this share of the height. */
const readingShare = 0.35;

/** Tolerance for comparing scroll positions, in pixels. */
const tolerance = 4;

/** The scroll position of a page, in pixels. */
type ScrollPosition = {
  viewportHeight: number;
  /** How far the page can still be scrolled down. */
  rest: number;
  /** Distance from the top of the viewport to the target of a followed link. */
  padding: number;
  /** Index of the section in the URL's hash; -1 for none. */
  linked: number;
};

/**
 * The index of the current section.
 *
 * @param tops positions of the sections in the viewport, in page order
 */
export function currentIndex(
  tops: readonly number[],
  { viewportHeight, rest, padding, linked }: ScrollPosition,
): number {
  // The section of a followed link is current even if it is short, or too close to the page's end
  // to reach the top.
  const top = tops[linked] ?? Number.NaN;
  const isAtTop = Math.abs(top - padding) < tolerance;
  const isAtEnd = rest < tolerance && top > padding && top < viewportHeight;
  if (isAtTop || isAtEnd) return linked;

  const reading = viewportHeight * readingShare;
  // Over the last viewport height the line moves to the bottom, for short last sections.
  const endProgress = Math.max(0, 1 - rest / viewportHeight);
  const line = reading + endProgress * (viewportHeight - reading);
  return Math.max(0, tops.filter((top) => top <= line).length - 1);
}

function markCurrentSection(menu: HTMLElement, signal: AbortSignal): void {
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('li > a')];
  const hashes = [...new Set(links.map(({ hash }) => hash))];
  const sections = hashes.flatMap((hash) => {
    const section = document.getElementById(hash.slice(1));
    return section ? [{ hash, section }] : [];
  });
  let frame = 0;

  const mark = () => {
    frame = 0;
    const root = document.documentElement;
    const { innerHeight, scrollY, location } = window;
    const tops = sections.map(({ section }) => section.getBoundingClientRect().top);
    const index = currentIndex(tops, {
      viewportHeight: innerHeight,
      rest: root.scrollHeight - innerHeight - scrollY,
      padding: Number.parseFloat(getComputedStyle(root).scrollPaddingTop),
      linked: sections.findIndex(({ hash }) => hash === location.hash),
    });
    for (const link of links) {
      if (link.hash === sections[index]?.hash) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const markSoon = () => {
    frame ||= requestAnimationFrame(mark);
  };

  for (const change of ['scroll', 'resize', 'hashchange'] as const) {
    window.addEventListener(change, markSoon, { passive: true, signal });
  }
  // Delayed, so that it measures the page once, after the first render of the other islands.
  const timer = setTimeout(mark);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  });
}
