import type { ClientNetworks, RateLimits } from '../outbox/rate-limit.ts';

/** Whether a further page is made for somebody; if so, it is counted. */
export type PageLimit = (networks: ClientNetworks) => boolean;

/** What is counted at the same time; beyond it the first ones are forgotten. */
const maxCounts = 50_000;

/**
 * Bounds how many pages are made for each network: a post in a wrong form stores nothing and so
 * counts against no other limit, but a page of it costs a thousand times what a redirect does.
 * Counts are kept in memory, as often as the function runs.
 *
 * @param now milliseconds; for tests
 */
export function createPageLimit(limits: RateLimits, now: () => number = Date.now): PageLimit {
  const counts = new Map<string, number>();
  let windowStart = 0;
  return ({ address, site, network }) => {
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
    for (const { key } of scopes) counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const [first] of counts) {
      if (counts.size <= maxCounts) break;
      counts.delete(first);
    }
    return true;
  };
}
