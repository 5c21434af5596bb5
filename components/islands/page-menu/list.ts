import { closeOnChoice, labelOf } from '@/components/islands/menus/details';

/** Set on the menu while its names are not to be shown at the line. */
const namesHidden = 'data-names-hidden';

/** Escape hides the name at the line, until the pointer or the focus moves on. */
function hideNames(menu: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') menu.setAttribute(namesHidden, '');
    },
    { signal },
  );
  for (const move of ['pointerout', 'focusout'] as const) {
    menu.addEventListener(move, () => menu.removeAttribute(namesHidden), { signal });
  }
}

/**
 * Adds to the list of sections what `details` lacks: it closes on Escape, when a link is chosen,
 * when the focus leaves it, and on a touch outside; and it opens where the present section is.
 */
export function enhanceList(menu: HTMLElement, signal: AbortSignal): void {
  hideNames(menu, signal);
  const list = menu.querySelector('details');
  if (!list) return;
  const close = () => {
    list.open = false;
  };

  closeOnChoice(list, close, signal);
  list.addEventListener(
    'toggle',
    () => {
      if (list.open) list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    },
    { signal },
  );
  list.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !list.contains(relatedTarget)) close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Node && !list.contains(target)) close();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !list.open) return;
      const { activeElement, body } = document;
      // Otherwise Escape belongs to what has the focus.
      if (activeElement !== body && !menu.contains(activeElement)) return;
      close();
      labelOf(list)?.focus();
    },
    { signal },
  );
}
