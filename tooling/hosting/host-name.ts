/**
 * The name in a `Host` header, as addresses have it: without its port, capitals, and the dot that
 * may stand at its end.
 *
 * @returns undefined for what is no host
 */
export function hostNameOf(host: string | null | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
}
