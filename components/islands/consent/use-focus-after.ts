import { useEffect } from 'react';
import { focusMain } from '@/components/islands/consent/focus-main';

/**
 * Gives the focus to the main part when a dialog has gone and what opened it has gone with it.
 * Otherwise the focus returns to what opened the dialog, which is Headless UI's work.
 */
export function useFocusAfter(): void {
  useEffect(
    () => () => {
      // Headless UI returns the focus in a microtask.
      setTimeout(() => {
        if (document.activeElement === document.body) focusMain();
      });
    },
    [],
  );
}
