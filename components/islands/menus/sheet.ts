import {
  closeOnChoice,
  keepOneOpen,
  labelOf,
  whenLayoutChanges,
} from '@/components/islands/menus/details';

/**
 * What the sheet makes inert, apart from its own header. Banner and toasts are above it and stay
 * usable.
 */
const covered = 'main, nav, footer, a, [data-island="language-suggestion"]';

/**
 * Adds to the sheet what `details` lacks: the page behind it is inert while it is open, one section
 * is open at a time, and it closes on Escape, when a link is chosen, and when the window becomes
 * wide enough for the bar.
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
    // Synchronously: the chosen link may lead to content that is inert now.
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
      // Otherwise Escape belongs to what is above the sheet.
      if (activeElement !== body && !header?.contains(activeElement)) return;
      close();
      labelOf(sheet)?.focus();
    },
    { signal },
  );
  // It may have been opened before hydration.
  hold(sheet.open);
  signal.addEventListener('abort', () => hold(false));
}
