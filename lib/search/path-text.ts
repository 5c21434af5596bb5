/**
 * A path as text, to search for what resembles it.
 *
 * @param home path of the language's home page, which is no part of what is looked for
 * @returns empty for a path that is not valid UTF-8
 */
export function textOfPath(pathname: string, home: string): string {
  const path = pathname.startsWith(home) ? pathname.slice(home.length) : pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
