import { createHash, timingSafeEqual } from 'node:crypto';

/** Header by which one of our proxies authenticates itself. */
const proxyKeyHeader = 'x-proxy-key';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time, whatever their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The addresses that a request has passed, the peer of the connection last. `X-Forwarded-For`
 * counts only when the request comes from our own proxy.
 *
 * @param socketAddress peer of the connection, where the runtime knows it
 * @param proxyKey key that our proxy sends; when undefined, every request's header is trusted
 */
export function hopsOf(
  headers: Headers,
  socketAddress: string | undefined,
  proxyKey: string | undefined,
): string[] {
  const isFromProxy =
    proxyKey === undefined || isSameSecret(headers.get(proxyKeyHeader) ?? '', proxyKey);
  const forwarded = isFromProxy ? (headers.get('x-forwarded-for')?.split(',') ?? []) : [];
  const hops = forwarded.map((hop) => hop.trim()).filter(Boolean);
  return socketAddress === undefined ? hops : [...hops, socketAddress];
}

/**
 * The client's address: the last hop that is not one of our proxies. Earlier hops were written by
 * the client and may be forged.
 *
 * @param trustedProxies number of our own proxies at the end of the list
 */
export function clientAddress(hops: readonly string[], trustedProxies: number): string {
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown';
}
