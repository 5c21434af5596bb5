import type { ClientNetworks } from '../../_shared/client-networks.ts';
import type { RateLimits } from '../outbox/rate-limit.ts';

/**
 * Counts a page against the limits of a client's networks; false when a limit is reached.
 *
 * @param bytes size of the rejected body, which the page repeats
 */
export type PageLimiter = (networks: ClientNetworks, bytes: number) => boolean;

/**
 * Bytes of a body for which a page counts once. More than a request's weight has: a visitor who
 * shortens a long text needs several attempts.
 */
const bytesPerCount = 16 * 1024;

/** Maximum number of counters; beyond it the oldest are evicted. */
const maxCounts = 50_000;

/**
 * Creates a rate limiter for error pages. An invalid post stores nothing and counts against no other
 * limit, but rendering its page costs a thousand times as much as a redirect, and a client that does
 * not read it keeps it in memory. Counters are kept in
 * the memory of each instance.
 *
 * @param now current time in milliseconds since 1970; for tests
 */
export function createPageLimiter(limits: RateLimits, now: () => number = Date.now): PageLimiter {
  const counts = new Map<string, number>();
  let windowStart = 0;
  return ({ address, site, network }, bytes) => {
    if (now() >= windowStart + limits.windowSeconds * 1000) {
      counts.clear();
      windowStart = now();
    }
    const scopes = [
      { key: `address ${address}`, limit: limits.address },
      ...(site === undefined ? [] : [{ key: `site ${site}`, limit: limits.site }]),
      { key: `network ${network}`, limit: limits.network },
    ];
    if (scopes.some(({ key, limit }) => (counts.get(key) ?? 0) >= limit)) return false;
    const weight = Math.max(1, Math.ceil(bytes / bytesPerCount));
    for (const { key } of scopes) counts.set(key, (counts.get(key) ?? 0) + weight);
    for (const [first] of counts) {
      if (counts.size <= maxCounts) break;
      counts.delete(first);
    }
    return true;
  };
}
