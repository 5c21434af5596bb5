import { labelOf, menusIn } from '@/components/islands/menus/details';

/** How long the pointer rests on a menu before it opens, and is away before it closes, in ms. */
export const hoverDelays = { open: 120, close: 300 } as const;

/**
 * Opens the menus of the bar under a resting mouse, and closes again only what it opened itself.
 * A click on the label of such a menu keeps it open: a click shows the intent to read it.
 */
export function openByHover(bar: HTMLElement, signal: AbortSignal): void {
  const menus = menusIn(bar);
  /** The menu that is open by hover alone. */
  let hovered: HTMLDetailsElement | undefined;
  /** The menu that the mouse came to and that a next movement may open. */
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
    // Whoever went on inside by keyboard is still there.
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
        // Without a movement it was the page that came under a still mouse.
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
