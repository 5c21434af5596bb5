import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page lies in a tab that nobody looks at. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
