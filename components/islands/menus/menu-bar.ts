import { listen } from '@/components/islands/dom';
import {
  closeMenus,
  closeOnChoice,
  closeOnEscape,
  closeWhenHidden,
  findMenus,
  menuLabel,
} from '@/components/islands/menus/details';

/**
 * Enhances the bar's dropdown menus: hover, and closing on Escape, on a click outside,
 * when focus leaves, and when a link is chosen.
 */
export function enhanceMenuBar(bar: HTMLElement, signal: AbortSignal): void {
  const close = () => closeMenus(bar);
  openByHover(bar, signal);
  for (const menu of findMenus(bar)) closeOnEscape(menu, { close, signal });
  listen(document, ['pointerdown', 'focusin'], { signal }, ({ target }) =>
    closeMenus(bar, target instanceof Node ? target : null),
  );
  closeOnChoice(bar, close, signal);
  closeWhenHidden(bar, close, signal);
}

/** Hover delays before a menu opens and closes, in milliseconds. */
const hoverDelays = { open: 120, close: 300 } as const;

/**
 * Opens the menus of the bar on hover, and closes only menus that it opened itself. A click on the
 * label of such a menu keeps it open.
 */
function openByHover(bar: HTMLElement, signal: AbortSignal): void {
  let hovered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  for (const menu of findMenus(bar)) {
    const open = () => {
      if (menu.open) return;
      closeMenus(bar);
      hovered = menu;
      menu.open = true;
    };
    const close = () => {
      // Keep it open while it contains keyboard focus.
      if (hovered === menu && !menu.contains(document.activeElement)) menu.open = false;
    };
    listen(menu, 'pointerenter', { signal }, ({ pointerType }) => {
      if (pointerType === 'mouse') later(hoverDelays.open, open);
    });
    listen(menu, 'pointerleave', { signal }, () => later(hoverDelays.close, close));
    listen(menuLabel(menu) ?? menu, 'click', { signal }, (event) => {
      clearTimeout(timer);
      const byPointer = event.detail > 0;
      if (byPointer && menu.open && hovered === menu) event.preventDefault();
      hovered = undefined;
    });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}
