import { blockOf, type ClientNetworks } from '../../_shared/client-networks.ts';

/** Network sizes for rate limits, from the narrowest to the widest. */
type Scope = keyof ClientNetworks;

/** Maximum weight of the requests per window: one, or one for each 4 KB of a longer request. */
export type RateLimits = Readonly<Record<Scope, number>> & {
  /** Weight of the requests mailed per window; the rest is deferred. */
  total: number;
  /** Maximum number of waiting mails; beyond it requests are rejected. */
  outbox: number;
  windowSeconds: number;
};

/** Keyed hash of each network, and of the block around them; `site` is null when there is none. */
export type NetworkHashes = {
  address: Uint8Array;
  site: Uint8Array | null;
  network: Uint8Array;
  block: Uint8Array;
};

const encoder = new TextEncoder();

/**
 * Creates a hash function for networks (HMAC-SHA-256), so that addresses cannot be found by brute
 * force. The scope is part of the input, so that hashes of different scopes differ.
 */
export function createNetworkHasher(
  secret: string,
): (networks: ClientNetworks) => Promise<NetworkHashes> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  const hash = async (scope: keyof NetworkHashes, cidr: string) =>
    new Uint8Array(
      await crypto.subtle.sign('HMAC', await imported, encoder.encode(`${scope} ${cidr}`)),
    );
  return async ({ address, site, network }) => ({
    address: await hash('address', address),
    site: site === undefined ? null : await hash('site', site),
    network: await hash('network', network),
    block: await hash('block', blockOf(network)),
  });
}
