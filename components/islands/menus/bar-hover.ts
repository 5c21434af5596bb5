import { labelOf, menusIn } from '@/components/islands/menus/details';

/** Hover delays before a menu opens and closes, in milliseconds. */
export const hoverDelays = { open: 120, close: 300 } as const;

/**
 * Opens the menus of the bar on hover, and closes only menus that it opened itself. A click on the
 * label of such a menu keeps it open.
 */
export function openByHover(bar: HTMLElement, signal: AbortSignal): void {
  const menus = menusIn(bar);
  /** The menu opened by hover alone. */
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
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        entered = menu;
        if (menu.open) clearTimeout(timer);
      },
      { signal },
    );
    menu.addEventListener(
      'pointermove',
      () => {
        // Without pointer movement, the page moved under the pointer.
        if (entered === menu && !menu.open) later(hoverDelays.open, () => open(menu));
      },
      { signal },
    );
    menu.addEventListener(
      'pointerleave',
      () => {
        entered = undefined;
        later(hoverDelays.close, close);
      },
      { signal },
    );
    menu.addEventListener(
      'toggle',
      () => {
        if (!menu.open && hovered === menu) hovered = undefined;
      },
      { signal },
    );
    labelOf(menu)?.addEventListener(
      'click',
      (event) => {
        clearTimeout(timer);
        entered = undefined;
        const byPointer = event.detail > 0;
        if (byPointer && menu.open && hovered === menu) event.preventDefault();
        hovered = undefined;
      },
      { signal },
    );
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}
