/** The sizes of networks in which requests are counted, from the narrowest to the widest. */
type Scope = 'address' | 'site' | 'network';

/**
 * The networks that a request came from, one for each scope. A site has several connections of the
 * same customer; with IPv4 nobody can tell, so there is none.
 */
export type ClientNetworks = { address: string; site?: string; network: string };

/** How many requests are taken within the window. */
export type RateLimits = Readonly<Record<Scope, number>> & {
  /** Beyond it requests are mailed later. */
  total: number;
  /** How many mails may wait; beyond it nothing is taken. */
  outbox: number;
  windowSeconds: number;
};

/** A secret hash for each network; without a site there is none for it. */
export type NetworkHashes = { address: Uint8Array; site: Uint8Array | null; network: Uint8Array };

const encoder = new TextEncoder();

/**
 * Makes the function that hashes networks with a secret key, so that nobody can find an address by
 * trying all of them. The scope is part of what is hashed: no hash stands for two scopes.
 */
export function createNetworkHasher(
  secret: string,
): (networks: ClientNetworks) => Promise<NetworkHashes> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  const hash = async (scope: Scope, cidr: string) =>
    new Uint8Array(
      await crypto.subtle.sign('HMAC', await imported, encoder.encode(`${scope} ${cidr}`)),
    );
  return async ({ address, site, network }) => ({
    address: await hash('address', address),
    site: site === undefined ? null : await hash('site', site),
    network: await hash('network', network),
  });
}
