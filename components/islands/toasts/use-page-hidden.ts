import { useSyncExternalStore } from 'react';

function watch(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is in a background tab. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
