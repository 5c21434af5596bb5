import ipaddr from 'ipaddr.js';

/**
 * The networks for the rate limits of a client, independent of the notation of its IP address. All
 * requests without a valid address share one limit.
 *
 * @param value IP address, or the value of a header: the last entry of a list is used, which the
 *   nearest proxy has added
 * @returns `address`: an IPv4 address, or the /64 of an IPv6 address, because clients choose the
 *   rest; `network`: the /24 or the /48 around it
 */
export function clientNetworks(value = ''): { address: string; network: string } {
  const last = value.slice(value.lastIndexOf(',') + 1).trim();
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
