import { useEffect } from 'react';

/** Marks a document whose scrollbar takes room, which is to be kept while a dialog is open. */
export function useScrollbarMark(): void {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-scrollbar', window.innerWidth > root.clientWidth);
  }, []);
}
