'use client';

import { useLayoutEffect } from 'react';
import { listen } from '@/components/islands/dom';
import { closeOnChoice, closeOnEscape, closeWhenHidden } from '@/components/islands/menus/details';
import { enhanceMenuBar } from '@/components/islands/menus/menu-bar';

type MenusProps = {
  bar: string;
  sheet: string;
};

/**
 * Enhances the server-rendered menus of the header, and the other `details` of the page. Renders
 * nothing: the menus work without it, and their links are not duplicated in props.
 */
export default function Menus({ bar, sheet }: MenusProps) {
  useLayoutEffect(() => {
    const controller = new AbortController();
    listen(document, ['pointerdown', 'keydown'], { once: true, signal: controller.signal }, () => {
      // Enables smooth scrolling for links within the page.
      document.documentElement.toggleAttribute('data-had-input', true);
    });
    const barElement = document.getElementById(bar);
    const sheetElement = document.getElementById(sheet);
    if (barElement) enhanceMenuBar(barElement, controller.signal);
    if (sheetElement instanceof HTMLDetailsElement)
      enhanceMenuSheet(sheetElement, controller.signal);
    return () => controller.abort();
  }, [bar, sheet]);
  return null;
}

/** How long the sheet appears, rounded up (`app/globals.css`). */
const animationMs = 200;

/** Elements that are inert while the sheet is open. Banner and toasts are above it. */
const covered = 'main, nav, footer, a, [data-island="language-suggestion"]';

/**
 * Enhances the menu sheet: the page behind it is inert while it is open, and it closes on Escape,
 * when a link is chosen, and when the window becomes wide enough for the bar.
 */
function enhanceMenuSheet(sheet: HTMLDetailsElement, signal: AbortSignal): void {
  const header = sheet.closest('header');
  const behind = [...(header?.parentElement?.children ?? [])].filter((element) =>
    element.matches(covered),
  );
  const setInert = (isInert: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', isInert);
  };
  const close = () => {
    sheet.open = false;
    // Before the `toggle` event, because the chosen link may lead to inert content.
    setInert(false);
  };

  const update = () => setInert(sheet.open && !signal.aborted);
  // After the animation, because it recalculates the styles of the whole page.
  listen(sheet, 'toggle', { signal }, () => void setTimeout(update, animationMs));
  closeOnChoice(sheet, close, signal);
  // With the focus elsewhere, Escape closes an element above the sheet.
  closeOnEscape(sheet, { close, within: header, signal });
  closeWhenHidden(sheet, close, signal);
  // The sheet may have been opened before hydration.
  update();
  signal.addEventListener('abort', update);
}
