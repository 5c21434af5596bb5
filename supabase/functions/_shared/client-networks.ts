import ipaddr from 'ipaddr.js';

/**
 * The client's networks, from the narrowest to the widest. A site is one customer with several
 * connections; IPv4 addresses do not reveal it, so there it is missing.
 */
export type ClientNetworks = { address: string; site?: string; network: string };

/** Addresses with a port, as some proxies write them: 203.0.113.7:4711, [2001:db8::1]:4711. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/;

const wellKnownNat64 = ipaddr.IPv6.parse('64:ff9b::');

/** The IPv4 address that is embedded in an IPv6 address (mapped, NAT64 or 6to4). */
function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const bytes = address.toByteArray();
  const at = (start: number) => new ipaddr.IPv4(bytes.slice(start, start + 4));
  const range = address.range();
  if (range === '6to4') return at(2);
  const isTranslated =
    range === 'ipv4Mapped' || range === 'rfc6145' || address.match(wellKnownNat64, 96);
  return isTranslated ? at(12) : undefined;
}

/** All unparsable addresses share one set of limits. */
const unknown: ClientNetworks = { address: 'unknown', network: 'unknown' };

function ipv4Networks(address: ipaddr.IPv4): ClientNetworks {
  const written = address.toString();
  return {
    address: written,
    network: `${ipaddr.IPv4.networkAddressFromCIDR(`${written}/24`)}/24`,
  };
}

/**
 * The networks of an address, independent of its notation. An IPv6 host has a /64 and chooses the
 * rest; homes and offices have a /56, organisations a /48.
 */
export function networksOf(written: string): ClientNetworks {
  const text = written.trim();
  const [, inBrackets, beforePort] = withPort.exec(text) ?? [];
  const bare = inBrackets ?? beforePort ?? text;
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipv4Networks(ipaddr.IPv4.parse(bare));
  if (!ipaddr.IPv6.isValid(bare)) return unknown;
  const address = ipaddr.IPv6.parse(bare);
  const ipv4 = embeddedIpv4(address);
  if (ipv4) return ipv4Networks(ipv4);
  const prefix = (bits: number) =>
    `${ipaddr.IPv6.networkAddressFromCIDR(`${new ipaddr.IPv6(address.parts)}/${bits}`)}/${bits}`;
  return { address: prefix(64), site: prefix(56), network: prefix(48) };
}

/** The /16 or /32 around a network: as many addresses as one provider often has. */
export function blockOf(network: string): string {
  if (!ipaddr.isValidCIDR(network)) return network;
  const [address] = ipaddr.parseCIDR(network);
  return address
    .toByteArray()
    .slice(0, address.kind() === 'ipv4' ? 2 : 4)
    .join('.');
}
