/** A request's address as it was sent: nothing decoded, nothing normalized. */
export type RequestTarget = { pathname: string; search: string };

/** Far longer than any address of the site with any campaign's query. */
const longest = 4096;

/**
 * Takes a request line's target apart. Nothing is decoded, because every address of the site is
 * spelled in plain letters: what needs decoding is another address.
 *
 * @returns undefined for what names no path of this site: absolute and asterisk forms, overlong
 *   targets, and bytes that no address holds
 */
export function parseTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith('/') || target.length > longest) return undefined;
  if (!/^[\x21-\x7e]+$/.test(target)) return undefined;
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}
