'use client';

import { useLayoutEffect } from 'react';
import {
  closeOnChoice,
  keepOneOpen,
  labelOf,
  whenLayoutChanges,
} from '@/components/islands/menus/details';
import { enhanceMenuBar } from '@/components/islands/menus/menu-bar';

type MenusProps = {
  /** Ids of the two menus in the page. */
  bar: string;
  sheet: string;
};

/**
 * Enhances the server-rendered menus of the header. Renders nothing: the menus work without it, and
 * their links are not duplicated in props.
 */
export default function Menus({ bar, sheet }: MenusProps) {
  useLayoutEffect(() => {
    const ending = new AbortController();
    const barElement = document.getElementById(bar);
    const sheetElement = document.getElementById(sheet);
    if (barElement) enhanceMenuBar(barElement, ending.signal);
    if (sheetElement instanceof HTMLDetailsElement) enhanceMenuSheet(sheetElement, ending.signal);
    return () => ending.abort();
  }, [bar, sheet]);
  return null;
}

/**
 * What the sheet makes inert, apart from its own header. Banner and toasts are above it and stay
 * usable.
 */
const covered = 'main, nav, footer, a, [data-island="language-suggestion"]';

/**
 * Adds to the sheet what `details` lacks: the page behind it is inert while it is open, one section
 * is open at a time, and it closes on Escape, when a link is chosen, and when the window becomes
 * wide enough for the bar.
 */
function enhanceMenuSheet(sheet: HTMLDetailsElement, signal: AbortSignal): void {
  const header = sheet.closest('header');
  const behind = [...(header?.parentElement?.children ?? [])].filter((element) =>
    element.matches(covered),
  );
  const hold = (isHeld: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', isHeld);
  };
  const close = () => {
    sheet.open = false;
    // Synchronously: the chosen link may lead to content that is inert now.
    hold(false);
  };

  keepOneOpen(sheet, signal);
  sheet.addEventListener('toggle', () => hold(sheet.open), { signal });
  closeOnChoice(sheet, close, signal);
  whenLayoutChanges(close, signal);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !sheet.open) return;
      const { activeElement, body } = document;
      // Otherwise Escape belongs to what is above the sheet.
      if (activeElement !== body && !header?.contains(activeElement)) return;
      close();
      labelOf(sheet)?.focus();
    },
    { signal },
  );
  // It may have been opened before hydration.
  hold(sheet.open);
  signal.addEventListener('abort', () => hold(false));
}
