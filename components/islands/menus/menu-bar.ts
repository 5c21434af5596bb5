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

/** Hover delays before a menu opens and closes, in milliseconds. */
export const hoverDelays = { open: 120, close: 300 } as const;

/**
 * Opens the menus of the bar on hover, and closes only menus that it opened itself. A click on the
 * label of such a menu keeps it open.
 */
function openByHover(bar: HTMLElement, signal: AbortSignal): void {
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

/** The item `step` positions further, wrapping around at both ends. */
function around<Item>(items: readonly Item[], index: number, step: number): Item | undefined {
  return items[(index + step + items.length) % items.length];
}

/** The link that an arrow key moves focus to inside a menu; `index` is -1 on the label. */
function linkFor(key: string, links: readonly HTMLElement[], index: number) {
  switch (key) {
    case 'ArrowDown':
      return around(links, index, 1);
    case 'ArrowUp':
      return around(links, Math.max(index, 0), -1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return undefined;
  }
}

/** The menu that a key moves focus to in the bar. */
function neighbourFor(key: string, menus: readonly HTMLDetailsElement[], index: number) {
  switch (key) {
    case 'ArrowRight':
      return around(menus, index, 1);
    case 'ArrowLeft':
      return around(menus, index, -1);
    case 'Home':
      return menus[0];
    case 'End':
      return menus.at(-1);
    default:
      return undefined;
  }
}

/**
 * Moves focus to a link of the menu, opening the menu if needed. Returns whether the key was
 * handled.
 */
function moveInside(menu: HTMLDetailsElement, key: string, from: HTMLElement): boolean {
  const links = [...menu.querySelectorAll<HTMLElement>('a')];
  const index = links.indexOf(from);
  const isLabelKey = key === 'ArrowDown' || key === 'ArrowUp';
  if (index === -1 && !isLabelKey) return false;
  const link = linkFor(key, links, index);
  if (link === undefined) return false;
  menu.open = true;
  link.focus();
  return true;
}

/** Moves focus to another label of the bar; if a menu was open, opens that label's menu instead. */
function moveAlong(bar: HTMLElement, menu: HTMLDetailsElement, key: string): boolean {
  const menus = menusIn(bar);
  const neighbour = neighbourFor(key, menus, menus.indexOf(menu));
  if (neighbour === undefined) return false;
  neighbour.open = menu.open;
  labelOf(neighbour)?.focus();
  return true;
}

/**
 * Arrow keys, Home and End in the menus of the bar, following the pattern for disclosure
 * navigation: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
function moveByArrows(bar: HTMLElement, signal: AbortSignal): void {
  bar.addEventListener(
    'keydown',
    (event) => {
      const { target, key } = event;
      // With a modifier, these keys are browser shortcuts.
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (!(target instanceof HTMLElement)) return;
      const menu = target.closest('details');
      if (menu === null) return;
      if (moveInside(menu, key, target) || moveAlong(bar, menu, key)) event.preventDefault();
    },
    { signal },
  );
}
