import { labelOf, menusIn } from '@/components/islands/menus/details';

/** How long the pointer rests on a menu before it opens, and is away before it closes, in ms. */
export const hoverDelays = { open: 120, close: 300 } as const;

/**
 * Opens the menus of the bar under a resting mouse, and closes again only what it opened itself.
 * A click on the label of such a menu keeps it open: whoever clicks wants to see it.
 */
export function openByHover(bar: HTMLElement, signal: AbortSignal): void {
  const menus = menusIn(bar);
  /** The menu that is open by hover alone. */
  let hovered: HTMLDetailsElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (delay: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  const open = (menu: HTMLDetailsElement) => {
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
        if (menu.open) clearTimeout(timer);
        else later(hoverDelays.open, () => open(menu));
      },
      { signal },
    );
    menu.addEventListener('pointerleave', () => later(hoverDelays.close, close), { signal });
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
        const byPointer = event.detail > 0;
        if (byPointer && menu.open && hovered === menu) event.preventDefault();
        hovered = undefined;
      },
      { signal },
    );
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
}
