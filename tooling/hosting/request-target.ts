/** Path and query of a request, neither decoded nor normalized. */
export type RequestTarget = { pathname: string; search: string };

/**
 * Parses the target of a request line. Nothing is decoded: all addresses of the site are plain ASCII,
 * so an escaped path cannot match.
 *
 * @returns undefined for targets that cannot match: absolute and asterisk forms, and invalid
 *   bytes
 */
export function parseTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith('/')) return undefined;
  if (!/^[\x21-\x7e]+$/.test(target)) return undefined;
  const query = target.indexOf('?');
  return query < 0
    ? { pathname: target, search: '' }
    : { pathname: target.slice(0, query), search: target.slice(query) };
}
