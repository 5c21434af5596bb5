import { createHash, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { ClientNetworks } from '../outbox/rate-limit.ts';

/** Header by which one of our proxies authenticates itself. */
const proxyKeyHeader = 'x-proxy-key';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time, whatever their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The addresses that a request has passed, the peer of the connection last. `X-Forwarded-For`
 * counts only when the request comes from our own proxy.
 *
 * @param socketAddress peer of the connection, where the runtime knows it
 * @param proxyKey key that our proxy sends; when undefined, every request's header is trusted
 */
export function hopsOf(
  headers: Headers,
  socketAddress: string | undefined,
  proxyKey: string | undefined,
): string[] {
  const isFromProxy =
    proxyKey === undefined || isSameSecret(headers.get(proxyKeyHeader) ?? '', proxyKey);
  const forwarded = isFromProxy ? (headers.get('x-forwarded-for')?.split(',') ?? []) : [];
  const hops = forwarded.map((hop) => hop.trim()).filter(Boolean);
  return socketAddress === undefined ? hops : [...hops, socketAddress];
}

/**
 * The client's address: the last hop that is not one of our proxies. Earlier hops were written by
 * the client and may be forged.
 *
 * @param trustedProxies number of our own proxies at the end of the list
 */
export function clientAddress(hops: readonly string[], trustedProxies: number): string {
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown';
}

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
