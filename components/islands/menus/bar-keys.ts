import { labelOf, menusIn } from '@/components/islands/menus/details';

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
export function moveByArrows(bar: HTMLElement, signal: AbortSignal): void {
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
