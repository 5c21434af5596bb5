import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'playwright/test';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import {
  everyRedirect,
  missingAddresses,
  missingFileNames,
  tagsOf,
} from '@/tests/support/address-table';
import { hostNames } from '@/tests/support/host-origins';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';

const test = testOnHosts(...hostNames);
/** Without the hosts that also serve pages by their file names. */
const testOfFiles = testOnHosts('published', 'node', 'nginx');

const query = '?utm_source=a%20b&x=//y';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The target of a redirect, with a parsed query, because Next encodes it differently. */
function redirectTarget({ location = '' }: IncomingHttpHeaders) {
  const [path = '', search] = location.split('?');
  return { path, query: [...new URLSearchParams(search)] };
}

/** Status, language and canonical path of a response. */
async function fetchPage(origin: string, target: string) {
  const { status, body } = await rawRequest(origin, target);
  const html = body.toString();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const lang = /<html [^>]*lang="([^"]+)"/.exec(html)?.[1];
  return { status, lang, path: canonical && new URL(canonical).pathname };
}

for (const { path, locale } of pagePaths) {
  test(`${path} is a page, with any query`, async ({ origin }) => {
    const page = { status: 200, lang: tagsOf(locale).htmlLang, path };
    for (const target of [path, path + query]) {
      expect(await fetchPage(origin, target), target).toEqual(page);
    }
  });
}

for (const [from, to] of everyRedirect) {
  test(`${from} leads to ${to}`, async ({ origin, host }) => {
    // Netlify takes both for the same path.
    if (host === 'netlify' && withoutSlash(from) === withoutSlash(to)) {
      const { lang: _, ...page } = await fetchPage(origin, from + query);
      return expect(page).toEqual({ status: 200, path: to });
    }
    const { status, headers } = await rawRequest(origin, from + query);
    expect(status).toBe(host === 'netlify' ? 301 : 308);
    expect(redirectTarget(headers)).toEqual({ path: to, query: [...new URLSearchParams(query)] });
  });
}

for (const [testMissing, missing] of [
  [test, missingAddresses],
  [testOfFiles, missingFileNames],
] as const) {
  for (const [address, locale] of missing) {
    testMissing(`${address} is not found, in ${locale}`, async ({ origin }) => {
      const { status, lang } = await fetchPage(origin, address);
      expect([status, lang]).toEqual([404, tagsOf(locale).htmlLang]);
    });
  }
}

/** Without the hosts that are simulated. */
const testServers = testOnHosts('published', 'node', 'nginx', 'cloudflare');

/** Request targets sent by attackers, broken links and faulty proxies. */
// biome-ignore format: a list to be read at a glance
const targets = [
  '//evil.example', '//evil.example/en', '///evil.example', '/\\evil.example',
  '/%5Cevil.example', '/%2F%2Fevil.example', '/en//evil.example', '//en/',
  '/de//evil.example', '/de/%2F%2Fevil.example', '/.//evil.example', '/..//evil.example',
  '/%2e%2e/%2e%2e/etc/passwd', '/en/..%2f..%2fetc%2fpasswd', '/en/../arbeitgeber',
  '/arbeitgeber%00', '/%61rbeitgeber', '/%zz', '/%ff%fe', '/\u00e4',
  '/en/%0d%0aSet-Cookie:%20x=1', '/en/%0d%0aLocation:%20http://evil.example/',
  '/<script>alert(1)</script>', '/en?//evil.example', '/en/?next=//evil.example', '/.env',
  '/constructor', '/__proto__', '/assets/', '/_next/static/../../package.json',
  '/_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=640&q=75', `/${'a'.repeat(2000)}`,
  `/${'en/'.repeat(1000)}`, `/en/?${'a'.repeat(6000)}`,
];

testServers('hostile paths cause no error and no redirect to another host', async ({ origin }) => {
  for (const target of targets) {
    const { status, headers } = await rawRequest(origin, target);
    const end = new URL(headers.location ?? '/', origin);
    expect([status < 500, end.origin, headers['set-cookie']], target).toEqual([
      true,
      origin,
      undefined,
    ]);
  }
});

testServers('configuration files of hosts are not served', async ({ origin }) => {
  for (const path of ['/_headers', '/_redirects', '/%5Fheaders', '/en/../_redirects']) {
    const { status, headers } = await rawRequest(origin, path);
    // Some hosts first redirect to a normalized path.
    const last = headers.location ? await rawRequest(origin, headers.location) : { status };
    expect(last.status, path).toBe(404);
  }
});
