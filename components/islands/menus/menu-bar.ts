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
 * Enhances the bar's dropdown menus: arrow keys, hover, and closing on Escape, on a click outside,
 * when focus leaves, and when a link is chosen.
 */
export function enhanceMenuBar(bar: HTMLElement, signal: AbortSignal): void {
  const close = () => closeMenus(bar);
  moveByArrows(bar, signal);
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

/**
 * The item that a key moves focus to.
 *
 * @param keys the arrow keys to the next and to the previous item, wrapping around at both ends
 * @param index of the item that has the focus; -1 for none
 */
function nextItem<Item>(
  key: string,
  { keys: [next, previous], items, index }: ListPosition<Item>,
): Item | undefined {
  switch (key) {
    case next:
      return items[(index + 1) % items.length];
    case previous:
      return items.at(Math.max(index, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return undefined;
  }
}

type ListPosition<Item> = {
  keys: readonly [string, string];
  items: readonly Item[];
  index: number;
};

/** Moves focus to a link of the menu, which it opens. Returns whether the key was handled. */
function moveInMenu(menu: HTMLDetailsElement, key: string, from: HTMLElement): boolean {
  const items = [...menu.querySelectorAll<HTMLElement>('a')];
  const index = items.indexOf(from);
  const isLabelKey = key === 'ArrowDown' || key === 'ArrowUp';
  if (index === -1 && !isLabelKey) return false;
  const link = nextItem(key, { keys: ['ArrowDown', 'ArrowUp'], items, index });
  if (link === undefined) return false;
  menu.open = true;
  link.focus();
  return true;
}

/** Moves focus to another label of the bar; if a menu was open, opens that label's menu instead. */
function moveInBar(bar: HTMLElement, menu: HTMLDetailsElement, key: string): boolean {
  const items = findMenus(bar);
  const index = items.indexOf(menu);
  const neighbour = nextItem(key, { keys: ['ArrowRight', 'ArrowLeft'], items, index });
  if (neighbour === undefined) return false;
  neighbour.open = menu.open;
  menuLabel(neighbour)?.focus();
  return true;
}

/**
 * Arrow keys, Home and End in the menus of the bar, following the pattern for disclosure
 * navigation: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
function moveByArrows(bar: HTMLElement, signal: AbortSignal): void {
  listen(bar, 'keydown', { signal }, (event) => {
    const { target, key } = event;
    // With a modifier, these keys are browser shortcuts.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const menu = target instanceof HTMLElement && target.closest('details');
    if (!menu) return;
    if (moveInMenu(menu, key, target) || moveInBar(bar, menu, key)) event.preventDefault();
  });
}
