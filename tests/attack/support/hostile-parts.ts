import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Random } from '@/tests/attack/support/random';

/** Bytes that mean something to a parser, a terminal, a log, a database or a mail. */
const fragments: readonly string[] = [
  '\0',
  '\r',
  '\n',
  '\r\n',
  '\r\n\r\n',
  '\x7f\x80\xff',
  '\xc3\x28',
  '\xed\xa0\x80',
  '%00',
  '%0d%0aSet-Cookie:%20a=b',
  '%c0%ae%c0%ae/',
  '%',
  '%zz',
  '../',
  '..\\',
  '..%2f',
  '%2e%2e/',
  '//',
  '/./',
  ';',
  "' or 1=1--",
  '"><script>alert(1)</script>',
  '{{7*7}}<%= 7 %>#{7*7}',
  '\x1b[2J',
  '__proto__',
  'a'.repeat(300),
  'Ђ🙂',
];

/** Some fragments and letters, one after the other. */
export function soup(random: Random, most = 6): string {
  return Array.from({ length: random.below(most + 1) }, () =>
    random.chance(0.5)
      ? random.pick(fragments)
      : String.fromCharCode(...Array.from({ length: 4 }, () => random.below(256))),
  ).join('');
}

const methods: readonly string[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PATCH',
];
const oddMethods: readonly string[] = [
  'CONNECT',
  'PROPFIND',
  'M-SEARCH',
  'PRI',
  'get',
  'GE T',
  'G\0T',
  '',
  'X'.repeat(5000),
  'POST\t',
];

/** A method: mostly the one that is usual at the address. */
export function methodOf(random: Random, usual: string): string {
  if (random.chance(0.7)) return usual;
  return random.chance(0.8) ? random.pick(methods) : random.pick(oddMethods);
}

const pages: readonly string[] = [
  '/',
  '/en/',
  '/kontakt',
  '/vas/kontakt',
  '/en/employers',
  '/arbeitgeber',
  '/robots.txt',
  '/assets/style-0123456789.css',
  '/404',
  '/de/agb',
  '/employers',
];
const oddPages: readonly string[] = [
  '*',
  '',
  '/_headers',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/en/..%2f..%2fpackage.json',
  '/_next/image?url=http://127.0.0.1/&w=64&q=75',
  '/_next/data/x/en.json',
  '/_next/static/../../package.json',
  '/.env',
  '/.git/config',
  '//evil.test/',
  '/\\evil.test',
  'http://evil.test/',
  'http://user:password@127.0.0.1/en/',
  'https://127.0.0.1/en/',
  'evil.test:443',
  'javascript:alert(1)',
  `/${'a'.repeat(9000)}`,
  `/${'%61'.repeat(4000)}`,
  `/?${'a=b&'.repeat(3000)}`,
];
const contactQueries: readonly string[] = [
  '',
  '?locale=en',
  '?locale=vas',
  '?locale=%00',
  '?locale=__proto__',
  '?locale=//evil.test',
  '?drain',
  '?drain=1',
  '/',
  '/..',
  '%20',
  '?',
  '#danke',
];

/** A request's target. */
export function targetOf(random: Random, isContact: boolean): string {
  const path = isContact
    ? contactEndpoint + (random.chance(0.5) ? '?locale=en' : random.pick(contactQueries))
    : random.pick(random.chance(0.5) ? pages : oddPages);
  return random.chance(0.1) ? path + soup(random, 3) : path;
}

const versions: readonly string[] = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/1.2',
  'HTTP/2.0',
  'http/1.1',
  'HTTP/1',
  '',
];

/** The version of the protocol: mostly 1.1. */
export const versionOf = (random: Random): string =>
  random.chance(0.97) ? 'HTTP/1.1' : random.pick(versions);

const hostileHeaders: readonly string[] = [
  'Origin: http://evil.test',
  'Origin: null',
  'Origin: http://[',
  'Referer: javascript:alert(1)',
  'Accept-Encoding: br;q=nan, gzip;q=99, *;q=-1',
  `Accept-Encoding: ${'gzip,'.repeat(2000)}`,
  'If-None-Match: *',
  `If-None-Match: ${'"a",'.repeat(2000)}`,
  'If-Modified-Since: Thu, 99 Foo 99999',
  'Range: bytes=0-,0-,0-,0-',
  'Range: bytes=-99999999999999999999',
  'X-Forwarded-For: 203.0.113.7',
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(500)}`,
  'X-Forwarded-For: ::1, [::1]:80, unknown, \x80',
  'X-Forwarded-Host: evil.test',
  'X-Forwarded-Proto: javascript',
  'X-Proxy-Key: x',
  'Forwarded: for=evil;host=evil.test',
  'X-Contact-Context: locale=de&page=%2F&utm_source=%00%0d%0a',
  'Idempotency-Key: x',
  'Idempotency-Key: \xff\xfe',
  'X-Middleware-Subrequest: middleware:middleware:middleware:middleware:middleware',
  'X-Middleware-Rewrite: http://evil.test/',
  'X-Invoke-Path: /404',
  'X-Nextjs-Data: 1',
  'X-Matched-Path: /../../etc/passwd',
  'RSC: 1',
  'Next-Action: 0123456789012345678901234567890123456789',
  'Next-Router-State-Tree: %5B%22%22%5D',
  'Cookie: __prerender_bypass=x; NEXT_LOCALE=%00',
  'Accept-Language: \x00',
  'Expect: 100-continue',
  'Expect: 200-ok',
  'Upgrade: h2c',
  'Upgrade: websocket',
  'Connection: upgrade',
  'Connection: close, content-length, host',
  'TE: trailers',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip',
  'Content-Length: 5',
  'Content-Length: 99999999999999999999',
  'Content-Encoding: gzip',
  'Host: evil.test',
  'Host: a b',
  'Host:',
  ' folded: value',
  'No colon at all',
  ': no name',
  'Space : before',
  'a:b\r\n'.repeat(300).trimEnd(),
  `X-Long: ${'x'.repeat(20_000)}`,
  `X-Longer: ${'x'.repeat(70_000)}`,
];

/** Lines of headers without an end of line. */
export function headersOf(random: Random): string[] {
  return Array.from({ length: random.below(3) }, () =>
    random.chance(0.9) ? random.pick(hostileHeaders) : `X-Soup: ${soup(random)}`,
  );
}
