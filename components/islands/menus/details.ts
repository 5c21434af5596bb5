/** The menus inside an element: `details` elements, which work natively. */
export function menusIn(part: HTMLElement): HTMLDetailsElement[] {
  return [...part.querySelectorAll('details')];
}

/** The element that toggles a menu. */
export function labelOf(menu: HTMLDetailsElement): HTMLElement | null {
  return menu.querySelector('summary');
}

/** Closes the menus inside an element, except the one that contains `inside`. */
export function closeMenus(part: HTMLElement, inside: Node | null = null): void {
  for (const menu of menusIn(part)) {
    // Closing a closed menu would fire a needless event.
    if (menu.open && !menu.contains(inside)) menu.open = false;
  }
}

/** Keeps one menu open at a time in browsers without `details[name]`. */
export function keepOneOpen(part: HTMLElement, signal: AbortSignal): void {
  part.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target !== part && target.open) {
        closeMenus(part, target);
      }
    },
    { capture: true, signal },
  );
}

/**
 * Calls `close` when a link is opened in this tab. Runs before navigation, so that the browser can
 * scroll to a section of the same page and continue keyboard focus from there.
 */
export function closeOnChoice(part: HTMLElement, close: () => void, signal: AbortSignal): void {
  part.addEventListener(
    'click',
    ({ target, ctrlKey, metaKey, shiftKey }) => {
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (isLink && !(ctrlKey || metaKey || shiftKey)) close();
    },
    { signal },
  );
}

/** Calls `change` when the window crosses the breakpoint between bar and sheet. */
export function whenLayoutChanges(change: () => void, signal: AbortSignal): void {
  window.matchMedia('(min-width: 48rem)').addEventListener('change', change, { signal });
}
