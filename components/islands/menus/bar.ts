import { openByHover } from '@/components/islands/menus/bar-hover';
import { moveByArrows } from '@/components/islands/menus/bar-keys';
import {
  closeMenus,
  closeOnChoice,
  keepOneOpen,
  labelOf,
  menusIn,
  whenLayoutChanges,
} from '@/components/islands/menus/details';

/** Escape closes the open menu; focus inside it, or on no element, moves to its label. */
function closeByEscape(bar: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const menu = menusIn(bar).find(({ open }) => open);
      if (menu === undefined) return;
      const { activeElement, body } = document;
      const goesBack = activeElement === body || menu.contains(activeElement);
      menu.open = false;
      if (goesBack) labelOf(menu)?.focus();
    },
    { signal },
  );
}

/**
 * Adds to the bar's dropdown menus what `details` lacks: arrow keys, hover, and closing on Escape,
 * on a click outside, when focus leaves, and when a link is chosen.
 */
export function enhanceMenuBar(bar: HTMLElement, signal: AbortSignal): void {
  keepOneOpen(bar, signal);
  moveByArrows(bar, signal);
  openByHover(bar, signal);
  closeByEscape(bar, signal);
  for (const elsewhere of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(
      elsewhere,
      ({ target }) => closeMenus(bar, target instanceof Node ? target : null),
      { signal },
    );
  }
  const close = () => closeMenus(bar);
  closeOnChoice(bar, close, signal);
  whenLayoutChanges(close, signal);
}
