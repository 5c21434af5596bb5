import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Environment, isLoopback, type ListenAddress } from '@/tooling/support/listen-address';

/** The operator's own reverse proxies in front of a server. */
export type ProxySettings = {
  /** How many of them append the peer's address to `X-Forwarded-For`. */
  trustedProxies: number;
  /** Secret that the nearest one sends as `X-Proxy-Key`; without it every peer is trusted. */
  proxyKey?: string;
};

/** No proxies: visitors connect directly. */
export const noProxies: ProxySettings = { trustedProxies: 0 };

/** Header with the secret of a proxy. */
export const proxyKeyHeader = 'x-proxy-key';

const minKeyLength = 32;

/** Reads `TRUSTED_PROXIES`. @throws an error of one line unless it is a number from 0 to 9 */
export function trustedProxiesFrom({ TRUSTED_PROXIES: written = '' }: Environment): number {
  if (!/^\d?$/.test(written)) {
    throw new Error(
      `TRUSTED_PROXIES is ${JSON.stringify(written)}; give a whole number from 0 to 9.`,
    );
  }
  return Number(written);
}

/**
 * Reads `TRUSTED_PROXIES` and `PROXY_KEY`.
 *
 * @param address where the server listens; unless it is loopback, trusted proxies need a key
 * @throws an error of one line when a value is invalid, or when visitors who bypass the proxy could
 *   forge addresses
 */
export function proxySettingsFrom(env: Environment, { host }: ListenAddress): ProxySettings {
  const { PROXY_KEY: proxyKey = '' } = env;
  const trustedProxies = trustedProxiesFrom(env);
  if (proxyKey !== '' && proxyKey.length < minKeyLength) {
    throw new Error(`PROXY_KEY is too short; give at least ${minKeyLength} random characters.`);
  }
  if (trustedProxies > 0 && proxyKey === '' && !isLoopback(host)) {
    throw new Error(
      `TRUSTED_PROXIES is ${trustedProxies} and HOST is ${JSON.stringify(host)}, where visitors can bypass the proxy and forge addresses. Remove HOST, or set PROXY_KEY.`,
    );
  }
  return { trustedProxies, ...(proxyKey !== '' && { proxyKey }) };
}

/** Compares in constant time, whatever the lengths. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The addresses that a request has passed, the client's first: those appended by our own proxies, and
 * this connection's peer. Entries that a client wrote before them are dropped.
 *
 * @param request whose socket is connected to the client or to the nearest proxy
 */
export function trustedHops(
  { headers, socket }: IncomingMessage,
  { trustedProxies, proxyKey }: ProxySettings,
): [client: string, ...proxies: string[]] {
  const peer = socket.remoteAddress ?? 'unknown';
  const key = headers[proxyKeyHeader]?.toString() ?? '';
  const isTrusted = trustedProxies > 0 && (proxyKey === undefined || isSame(key, proxyKey));
  if (!isTrusted) return [peer];
  const hops = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const [client, ...proxies] = hops
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '')
    .slice(-trustedProxies);
  return client === undefined ? [peer] : [client, ...proxies, peer];
}
