import { wordsOf } from '@/lib/search/words';

/**
 * The words of a path, to search for what resembles it.
 *
 * @param home path of the language's home page, which is no part of what is looked for
 * @returns empty for a path that is not valid UTF-8
 */
export function wordsOfPath(pathname: string, home: string): string {
  const path = pathname.startsWith(home) ? pathname.slice(home.length) : pathname;
  try {
    return wordsOf(decodeURIComponent(path)).join(' ');
  } catch {
    return '';
  }
}
