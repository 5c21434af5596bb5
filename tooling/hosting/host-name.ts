/**
 * The normalized name of a `Host` header: lower case, without port and trailing dot.
 *
 * @returns undefined for an invalid host
 */
export function hostNameOf(host: string | null | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
}
