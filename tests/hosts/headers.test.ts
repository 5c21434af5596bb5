import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { contentSecurityPolicy, nodePolicy } from '@/scripts/hosts/content-security-policy';
import { externalSources } from '@/scripts/hosts/external-sources';
import { headerRules, headersForPath, securityRules } from '@/scripts/hosts/header-rules';
import { readPageHeaderData } from '@/scripts/hosts/page-header-data';
import { parsePage } from '@/scripts/publishing/page-document';
import { inlineScriptHashes } from '@/scripts/serve/next-headers';
import { site } from '@/site.config';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import type { HostName } from '@/tests/support/host-origins';
import { siteFolder } from '@/tests/support/hosts';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';

const test = testOnHosts('published', 'node', 'nginx', 'cloudflare');

const headerData = await readPageHeaderData(siteFolder);
const siteHost = new URL(site.url).host;
const addresses = [...pagePaths.map(({ path }) => path), '/no-such-page', '/en/none'];
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** The expected headers of every response, with lower-case names. */
function expectedHeaders(host: HostName, path: string, html = '') {
  const sources = externalSources(site);
  const hostRules =
    host === 'node'
      ? securityRules(nodePolicy(sources, inlineScriptHashes(html)))
      : headerRules(sources, headerData);
  const named = Object.entries(headersForPath(path, hostRules)).map(
    ([name, value]): [string, string] => [name.toLowerCase(), value],
  );
  return Object.fromEntries(named);
}

/** Addresses of the style sheets, fonts and scripts that a page refers to. */
function referencedFiles(html: string): string[] {
  const $ = parsePage(html);
  return $('link[rel="stylesheet"], link[rel="preload"], script[src]')
    .get()
    .map(({ attribs }) => attribs['href'] ?? attribs['src'] ?? '');
}

test('the policy allows no inline code and no unlisted sources', () => {
  const policy = contentSecurityPolicy(externalSources(site), headerData.styles);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
  for (const directive of ['form-action', 'base-uri', 'frame-ancestors']) {
    expect(policy).toContain(`${directive} `);
  }
  expect(nodePolicy(externalSources(site), ['sha256-x'])).not.toMatch(/unsafe|\*|data:|http:/);
});

for (const address of addresses) {
  test(`${address} has every header`, async ({ origin, host }) => {
    const { headers, body } = await rawRequest(origin, address);
    expect(headers).toMatchObject(expectedHeaders(host, address, body.toString()));
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    if (host === 'node') return;
    // For hosts that send early hints: a font that the page preloads.
    const hinted = [...String(headers['link']).matchAll(/<([^>]+)>/g)].map(([, path]) => path);
    expect(hinted).toHaveLength(1);
    expect(referencedFiles(body.toString())).toEqual(expect.arrayContaining(hinted));
  });
}

test('redirects, files and errors have the same headers, and allow no inline code', async ({
  origin,
  host,
}) => {
  const { body } = await rawRequest(origin, '/');
  const files = [
    ...referencedFiles(body.toString()),
    '/robots.txt',
    '/downloads/agb-arbeitgeber.pdf',
  ];
  // Next's own server responds to these without the middleware.
  const early = ['//en', '/_next/none', '/_next/static/chunks/none.js', '/_next/image?url=x'];
  for (const path of ['/en', '/employers', ...files, ...early]) {
    const { status, headers } = await rawRequest(origin, path);
    const expected = expectedHeaders(host, path);
    const { 'cache-control': _, ...others } = expected;
    // Cloudflare's default caching of pages does not apply to redirects.
    const isCached = host !== 'cloudflare' || status < 300 || status >= 400;
    expect(headers, path).toMatchObject(isCached ? expected : others);
  }
});

test('other sites may show the pictures of link previews', async ({ origin, host }) => {
  const { body } = await rawRequest(origin, '/');
  const html = parsePage(body.toString());
  const picture = new URL(html('meta[property="og:image"]').attr('content') ?? '');
  const icons = html('link[rel="icon"], link[rel="apple-touch-icon"]').get();
  const shown = [picture.pathname, ...icons.map((link) => link.attribs['href'] ?? '')];
  expect(shown.length).toBeGreaterThan(2);
  for (const path of shown) {
    const { status, headers } = await rawRequest(origin, path);
    // Cloudflare joins the values of two rules, and browsers ignore a list.
    expect([status, headers['cross-origin-resource-policy']], path).toEqual([
      200,
      host === 'cloudflare' ? 'same-origin, cross-origin' : 'cross-origin',
    ]);
  }
});

test('files with hashed names are cached for a year', async ({ origin }) => {
  const { body } = await rawRequest(origin, '/');
  const files = referencedFiles(body.toString());
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await rawRequest(origin, file);
    expect([status, headers['cache-control']], file).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
});

test('other spellings of a path are not cached for a year', async ({ origin }) => {
  for (const folder of ['/assets', '/fonts', '/pictures']) {
    for (const up of ['/../', '/%2e%2e/', '/..%2f']) {
      const { status, headers } = await rawRequest(origin, `${folder}${up}robots.txt`);
      const isImmutable = headers['cache-control']?.includes('immutable') ?? false;
      expect([status, isImmutable], `${folder}${up}`).not.toEqual([200, true]);
    }
  }
});

test('a missing file is not cached', async ({ origin, host }) => {
  const { status, headers } = await rawRequest(origin, '/assets/none.js');
  expect(status).toBe(404);
  // Cloudflare has no rules by status, and publishes all files of a site at once.
  const isImmutable = headers['cache-control']?.includes('immutable') ?? false;
  expect(isImmutable).toBe(host === 'cloudflare');
});

test('pages are revalidated on each request', async ({ origin, host }) => {
  for (const path of ['/en/no-such-page', '/en/']) {
    const { headers } = await rawRequest(origin, path);
    expect(headers['cache-control'], path).toMatch(/\bmax-age=0|no-cache/);
    expect(headers['cache-control'], path).not.toMatch(/immutable|s-maxage/);
  }
  const { headers } = await rawRequest(origin, '/en/');
  const again = await rawRequest(origin, '/en/', {
    headers: { 'If-None-Match': headers.etag ?? '' },
  });
  expect(again.status, host).toBe(304);
});

test('pages are compressed with a supported encoding', async ({ origin, host }) => {
  const plain = await rawRequest(origin, '/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  // Next's own server supports gzip only.
  for (const encoding of host === 'node' ? (['gzip'] as const) : (['br', 'gzip'] as const)) {
    const packed = await rawRequest(origin, '/', { headers: { 'Accept-Encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary?.toLowerCase() ?? 'accept-encoding').toContain('accept-encoding');
    expect(unpack[encoding](packed.body).equals(plain.body), encoding).toBe(true);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  }
});

test('search engines may index the site’s own host only', async ({ origin, host }) => {
  const here = await rawRequest(origin, '/');
  const there = await rawRequest(origin, '/', { headers: { Host: siteHost } });
  expect(there.headers['x-robots-tag']).toBeUndefined();
  // Cloudflare marks previews by itself.
  expect(here.headers['x-robots-tag']).toBe(host === 'cloudflare' ? undefined : 'noindex');
});

test('other methods are rejected', async ({ origin }) => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const { status } = await rawRequest(origin, '/', { method });
    expect(status, method).toBe(405);
  }
});

test('browsers find the speculation rules', async ({ origin, host }) => {
  const { headers } = await rawRequest(origin, '/');
  // Next's own server hydrates whole pages: a page fetched ahead would run twice.
  if (host === 'node') return expect(headers['speculation-rules']).toBeUndefined();
  const path = JSON.parse(headers['speculation-rules']?.toString() ?? '""');
  const file = await rawRequest(origin, path);
  expect(file.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  expect(Object.keys(JSON.parse(file.body.toString()))).toEqual(['prefetch', 'prerender']);
});
