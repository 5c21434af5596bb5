import { useEffect } from 'react';
import { focusMain } from '@/components/islands/consent/focus-main';

/**
 * Gives the focus back when a dialog has gone: to what opened it, or to the main part where that
 * has gone too. Headless UI cannot, since it was not loaded yet when the opener was focused.
 */
export function useFocusAfter(opener: HTMLElement | undefined): void {
  useEffect(
    () => () => {
      // Headless UI moves the focus in a microtask; this has the last word.
      setTimeout(() => {
        opener?.focus({ preventScroll: true });
        // What is hidden takes no focus.
        if (document.activeElement !== opener) focusMain();
      });
    },
    [opener],
  );
}
