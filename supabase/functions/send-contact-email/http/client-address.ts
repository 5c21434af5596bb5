import { createHash, timingSafeEqual } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import type { ClientNetworks } from '../outbox/rate-limit.ts';

/** Where a proxy in front proves that it is one of ours. */
const proxyKeyHeader = 'x-proxy-key';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares two secrets in the same time wherever they differ, and however long they are. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * The addresses that a request has passed; the last one is that of the connection itself. Those
 * that a header names count only from our own proxy.
 *
 * @param socketAddress the other end of the connection, where the runtime knows it
 * @param proxyKey the key that our proxy sends; without one every header is believed
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
 * The address that a request came from: the last one that is not a proxy of ours. What stands
 * before it was written by the client and may be invented.
 *
 * @param trustedProxies how many addresses, counted from the last, are our own proxies
 */
export function clientAddress(hops: readonly string[], trustedProxies: number): string {
  return hops.at(-1 - trustedProxies) ?? hops[0] ?? 'unknown';
}

/** As some proxies write addresses: 203.0.113.7:4711, [2001:db8::1]:4711. */
const withPort = /^(?:\[([^\]]*)\](?::\d+)?|(\d{1,3}(?:\.\d{1,3}){3}):\d+)$/;

const wellKnownNat64 = ipaddr.IPv6.parse('64:ff9b::');

/** The IPv4 address that an IPv6 address stands for, if it does. */
function embeddedIpv4(address: ipaddr.IPv6): ipaddr.IPv4 | undefined {
  const bytes = address.toByteArray();
  const at = (start: number) => new ipaddr.IPv4(bytes.slice(start, start + 4));
  const range = address.range();
  if (range === '6to4') return at(2);
  const isTranslated =
    range === 'ipv4Mapped' || range === 'rfc6145' || address.match(wellKnownNat64, 96);
  return isTranslated ? at(12) : undefined;
}

/** Whatever is no address counts as one and the same. */
const unknown: ClientNetworks = { address: 'unknown', network: 'unknown' };

function ipv4Networks(address: ipaddr.IPv4): ClientNetworks {
  const written = address.toString();
  return {
    address: written,
    network: `${ipaddr.IPv4.networkAddressFromCIDR(`${written}/24`)}/24`,
  };
}

/**
 * The networks of an address, the same for each of its spellings. An IPv6 connection has a /64 and
 * chooses the rest by itself; homes and offices have a /56, organisations a /48.
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
