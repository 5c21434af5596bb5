import ipaddr from 'ipaddr.js';

/** The networks by which requests are limited, as text. */
export type Networks = {
  /** One visitor: an IPv4 address, or the /64 of an IPv6 address, whose host chooses the rest. */
  address: string;
  /** The /24 of IPv4, the /48 of IPv6. */
  network: string;
};

/** All requests without a valid address share one limit. */
const unknown: Networks = { address: 'unknown', network: 'unknown' };

/** The first bits of an address; the other ones become zero. */
function prefix(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
  const bytes = address.toByteArray().slice(0, bits / 8);
  return `${bytes.join('.')}/${bits}`;
}

/**
 * The networks of a client, independent of the notation of its address.
 *
 * @param written an address, or the value of a header; of a list the last entry counts, which the
 *   nearest proxy has written
 */
export function networksOf(written = ''): Networks {
  const last = written.slice(written.lastIndexOf(',') + 1).trim();
  if (!ipaddr.isValid(last)) return unknown;
  // Converts IPv4-mapped addresses (::ffff:203.0.113.7) to IPv4.
  const address = ipaddr.process(last);
  return address.kind() === 'ipv4'
    ? { address: prefix(address, 32), network: prefix(address, 24) }
    : { address: prefix(address, 64), network: prefix(address, 48) };
}
