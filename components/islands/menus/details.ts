/** The menus inside a part of the page: `details` elements, which open natively. */
export function menusIn(part: HTMLElement): HTMLDetailsElement[] {
  return [...part.querySelectorAll('details')];
}

/** What opens and closes a menu. */
export function labelOf(menu: HTMLDetailsElement): HTMLElement | null {
  return menu.querySelector('summary');
}

/** Closes the menus inside a part of the page, but the one that holds `inside`. */
export function closeMenus(part: HTMLElement, inside: Node | null = null): void {
  for (const menu of menusIn(part)) {
    // Writing it unasked would end in a needless event.
    if (menu.open && !menu.contains(inside)) menu.open = false;
  }
}

/** Keeps one menu open at a time where the browser does not know `details[name]`. */
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
 * Calls `close` when a link is chosen for this tab. It runs before the browser follows the link:
 * a section of the same page is then free to be scrolled to, and the Tab key goes on from there.
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

/** Calls `change` when the window passes the width at which bar and sheet replace each other. */
export function whenLayoutChanges(change: () => void, signal: AbortSignal): void {
  window.matchMedia('(min-width: 48rem)').addEventListener('change', change, { signal });
}
