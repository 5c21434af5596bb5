import { useEffect } from 'react';

/** Starts the page's title with the error word for as long as something is wrong. */
export function useErrorTitle(word: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = `${word}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [word, isWrong]);
}
