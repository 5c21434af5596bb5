/** Four groups of an IPv6 address name a connection; whoever has it chooses the other four. */
const networkGroups = 4;

/** The first half of an IPv6 address, in which every spelling of it agrees. */
function networkOf(address: string): string {
  if (!URL.canParse(`http://[${address}]`)) return address;
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, networkGroups).join(':');
}

/** An address as one spelling for each network connection: IPv6 by its /64, IPv4 as it is. */
export function connectionOf(address: string): string {
  const bare = address.trim().toLowerCase();
  // As some proxies write them: 203.0.113.7:4711, [2001:db8::1]:4711, ::ffff:203.0.113.7.
  const ipv4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(bare)?.[1];
  if (ipv4 !== undefined) return ipv4;
  return networkOf(/^\[(.+)\](?::\d+)?$/.exec(bare)?.[1] ?? bare);
}

/** The stations that a request has passed, the last one being whoever is connected to us. */
export function hopsOf(headers: Headers, socketAddress: string | undefined): string[] {
  const forwarded = headers.get('x-forwarded-for')?.split(',') ?? [];
  const hops = forwarded.map((hop) => hop.trim()).filter(Boolean);
  return socketAddress === undefined ? hops : [...hops, socketAddress];
}

/**
 * The address that a request came from: the last station that is no proxy of ours. What stands
 * before it was written by the client and may be invented.
 *
 * @param trustedProxies how many stations, counted from us, are our own
 */
export function clientAddress(hops: readonly string[], trustedProxies: number): string {
  return connectionOf(hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown');
}

const encoder = new TextEncoder();

/** Makes the function that hashes addresses, with a secret key: nobody can try them all out. */
export function addressHasher(secret: string): (address: string) => Promise<Uint8Array> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const imported = crypto.subtle.importKey('raw', encoder.encode(secret), hmac, false, ['sign']);
  return async (address) =>
    new Uint8Array(await crypto.subtle.sign('HMAC', await imported, encoder.encode(address)));
}
