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
  const menus = findMenus(bar);
  let hovered: HTMLDetailsElement | undefined;
  /** The menu that the pointer entered, to be opened by the next pointer movement. */
  let entered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const open = (menu: HTMLDetailsElement) => {
    entered = undefined;
    if (menus.some((other) => other.open && other !== hovered)) return;
    if (hovered) hovered.open = false;
    hovered = menu;
    menu.open = true;
  };
  const close = () => {
    // Keep it open while it contains keyboard focus.
    if (hovered && !hovered.contains(document.activeElement)) hovered.open = false;
  };

  for (const menu of menus) {
    listen(menu, 'pointerenter', { signal }, ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      entered = menu;
      if (menu.open) clearTimeout(timer);
    });
    listen(menu, 'pointermove', { signal }, () => {
      // Without pointer movement, the page moved under the pointer.
      if (entered === menu && !menu.open) later(hoverDelays.open, () => open(menu));
    });
    listen(menu, 'pointerleave', { signal }, () => {
      entered = undefined;
      later(hoverDelays.close, close);
    });
    listen(menu, 'toggle', { signal }, () => {
      if (!menu.open && hovered === menu) hovered = undefined;
    });
    const label = menuLabel(menu) ?? menu;
    listen(label, 'click', { signal }, (event) => {
      clearTimeout(timer);
      entered = undefined;
      const byPointer = event.detail > 0;
      if (byPointer && menu.open && hovered === menu) event.preventDefault();
      hovered = undefined;
    });
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}
