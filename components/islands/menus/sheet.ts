import {
  closeOnChoice,
  keepOneOpen,
  labelOf,
  whenLayoutChanges,
} from '@/components/islands/menus/details';

/**
 * What the sheet covers, beside the header that it stands in. Banner and toasts lie above it and
 * stay in reach.
 */
const covered = 'main, footer, a, [data-island="language-suggestion"]';

/**
 * Adds to the sheet what `details` lacks: the page behind it is out of reach while it is open,
 * one section is open at a time, and it closes by Escape, by choosing a link, and when the window
 * grows so wide that the bar takes over.
 */
export function enhanceMenuSheet(sheet: HTMLDetailsElement, signal: AbortSignal): void {
  const header = sheet.closest('header');
  const behind = [...(header?.parentElement?.children ?? [])].filter((element) =>
    element.matches(covered),
  );
  const hold = (isHeld: boolean) => {
    for (const element of behind) element.toggleAttribute('inert', isHeld);
  };
  const close = () => {
    sheet.open = false;
    // At once: the link that was chosen may lead to what was held.
    hold(false);
  };

  keepOneOpen(sheet, signal);
  sheet.addEventListener('toggle', () => hold(sheet.open), { signal });
  closeOnChoice(sheet, close, signal);
  whenLayoutChanges(close, signal);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !sheet.open) return;
      const { activeElement, body } = document;
      // Elsewhere Escape means what lies above the sheet.
      if (activeElement !== body && !header?.contains(activeElement)) return;
      close();
      labelOf(sheet)?.focus();
    },
    { signal },
  );
  // It may have been opened before any script was here.
  hold(sheet.open);
  signal.addEventListener('abort', () => hold(false));
}
