import { useLayoutEffect } from 'react';

/** Marks a document whose scrollbar takes room, which is to be kept while a dialog is open. */
export function useScrollbarMark(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  }, []);
}
