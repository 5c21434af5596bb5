import ipaddr from 'ipaddr.js';

/**
 * The networks by which a client's requests are limited, independent of the notation of its address.
 * All requests without a valid address share one limit.
 *
 * @param written an address, or the value of a header; of a list the last entry counts, which the
 *   nearest proxy has written
 * @returns `address`: an IPv4 address, or the /64 of an IPv6 address, whose host chooses the rest;
 *   `network`: the /24 or the /48 around it
 */
export function networksOf(written = ''): { address: string; network: string } {
  const last = written.slice(written.lastIndexOf(',') + 1).trim();
  if (!ipaddr.isValid(last)) return { address: 'unknown', network: 'unknown' };
  // Converts IPv4-mapped addresses (::ffff:203.0.113.7) to IPv4.
  const address = ipaddr.process(last);
  const prefix = (bits: number) =>
    `${address
      .toByteArray()
      .slice(0, bits / 8)
      .join('.')}/${bits}`;
  return address.kind() === 'ipv4'
    ? { address: prefix(32), network: prefix(24) }
    : { address: prefix(64), network: prefix(48) };
}
