import { listen } from '@/components/islands/dom';

/** The menus inside an element: `details` elements, which work natively. */
export function findMenus(part: HTMLElement): HTMLDetailsElement[] {
  return [...part.querySelectorAll('details')];
}

/** The element that toggles a menu. */
export function menuLabel(menu: HTMLDetailsElement): HTMLElement | null {
  return menu.querySelector('summary');
}

/** Closes the menus inside an element, except the one that contains `inside`. */
export function closeMenus(part: HTMLElement, inside: Node | null = null): void {
  for (const menu of findMenus(part)) {
    // Closing a closed menu would fire a needless event.
    if (menu.open && !menu.contains(inside)) menu.open = false;
  }
}

/**
 * Calls `close` when a link is opened in this tab. Runs before navigation, so that the browser can
 * scroll to a section of the same page and continue keyboard focus from there.
 */
export function closeOnChoice(part: HTMLElement, close: () => void, signal: AbortSignal): void {
  listen(part, 'click', { signal }, ({ target, ctrlKey, metaKey, shiftKey }) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isLink && !(ctrlKey || metaKey || shiftKey)) close();
  });
}

/**
 * Escape closes a menu; focus inside it, or on no element, moves to its label.
 *
 * @param within if set, Escape only closes the menu while the focus is inside this element
 */
export function closeOnEscape(
  menu: HTMLDetailsElement,
  { close, within, signal }: { close: () => void; within?: Element | null; signal: AbortSignal },
): void {
  listen(document, 'keydown', { signal }, (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !menu.open) return;
    const { activeElement, body } = document;
    const returnsFocus = activeElement === body || (within ?? menu).contains(activeElement);
    if (within && !returnsFocus) return;
    close();
    if (returnsFocus) menuLabel(menu)?.focus();
  });
}

/** Calls `close` when a window of another size no longer shows the part, which CSS decides. */
export function closeWhenHidden(part: HTMLElement, close: () => void, signal: AbortSignal): void {
  listen(window, 'resize', { signal }, () => {
    if (part.getClientRects().length === 0) close();
  });
}
