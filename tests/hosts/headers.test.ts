import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { type PageDocument, parsePage } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { requiredAddresses } from '@/tests/support/address-table';
import {
  cachedForever,
  expectedMetaPolicy,
  expectedPolicy,
  revalidated,
  securityHeaders,
} from '@/tests/support/expected-headers';
import { type HostName, hostNames } from '@/tests/support/host-origins';
import { rawRequest } from '@/tests/support/raw-request';
import { allPaths } from '@/tests/support/site-pages';

const test = testOnHosts(...hostNames);
/** For what Netlify and Vercel do by themselves: their engines are not part of the tests. */
const testServers = testOnHosts('published', 'node', 'nginx', 'cloudflare');
/** The hosts that join the values of several rules, and have no rules by status or host. */
const joining: readonly HostName[] = ['cloudflare', 'netlify'];

const siteHost = new URL(site.url).host;
const unpack = { br: brotliDecompressSync, gzip: gunzipSync } as const;

/** The hashes of inline elements of a page, each once. */
function inlineHashes($: PageDocument, selector: string): string[] {
  const hashes = $(selector)
    .get()
    .filter((element) => !/json|rules/.test($(element).attr('type') ?? ''))
    .map((element) => createHash('sha256').update($(element).text()).digest('base64'));
  return [...new Set(hashes)].map((hash) => ` 'sha256-${hash}'`);
}

const contact = site.supabase ? ` ${site.supabase.url}` : '';

/** The security headers of a response; its policy only if the site declares no services. */
function expectedHeaders(host: HostName, html = '') {
  const sources =
    host === 'node'
      ? {
          scripts: inlineHashes(parsePage(html), 'script:not([src])').join(''),
          trustedTypes: 'default',
        }
      : { styles: " 'unsafe-inline'" };
  const policy = expectedPolicy({ ...sources, contact });
  return {
    ...securityHeaders,
    ...(site.services.length === 0 && { 'content-security-policy': policy }),
  };
}

/** Addresses of the style sheets, fonts, scripts and pictures that a page refers to. */
function referencedFiles(html: string): string[] {
  const $ = parsePage(html);
  return $('link[rel="stylesheet"], link[rel="preload"], script[src], img[src^="/pictures/"]')
    .get()
    .map(({ attribs }) => attribs['href'] ?? attribs['src'] ?? '');
}

for (const { path } of allPaths) {
  test(`${path} has every header`, async ({ origin, host }) => {
    const { headers, body } = await rawRequest(origin, path);
    expect(headers).toMatchObject(expectedHeaders(host, body.toString()));
    expect(headers['cache-control']).toBe(revalidated);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    if (host === 'node') return;
    expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
    if (site.services.length > 0) return;
    // Of inline styles, a page allows its own.
    const $ = parsePage(body.toString());
    expect($('meta[http-equiv="Content-Security-Policy"]').attr('content')).toBe(
      expectedMetaPolicy({ styles: inlineHashes($, 'style').join(''), contact }),
    );
  });
}

test('redirects, files and errors have the same headers, and allow no inline code', async ({
  origin,
  host,
}) => {
  const { body } = await rawRequest(origin, '/');
  const hashed = referencedFiles(body.toString());
  expect(hashed.length).toBeGreaterThan(1);
  const files = ['/robots.txt', '/sitemap.xml', '/downloads/agb-arbeitgeber.pdf'];
  // Next's own server responds to these without the middleware.
  const early = ['//en', '/_next/none', '/_next/static/chunks/none.js', '/_next/image?url=x'];
  for (const path of ['/en', '/employers', ...hashed, ...files, ...early]) {
    const { status, headers } = await rawRequest(origin, path);
    const isRedirect = status >= 300 && status < 400;
    // Netlify does not document which headers its redirects have.
    if (host === 'netlify' && isRedirect) continue;
    expect(headers, path).toMatchObject(expectedHeaders(host));
    // Cloudflare's default caching of pages does not apply to redirects; Next caches by itself.
    const isHashed = hashed.includes(path);
    if ((host === 'node' && !isHashed) || (host === 'cloudflare' && isRedirect)) continue;
    expect([path, headers['cache-control']]).toEqual([
      path,
      isHashed ? cachedForever : revalidated,
    ]);
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
    // Browsers ignore a list.
    expect([status, headers['cross-origin-resource-policy']], path).toEqual([
      200,
      joining.includes(host) ? 'same-origin, cross-origin' : 'cross-origin',
    ]);
  }
});

testServers('other spellings of a path are not cached for a year', async ({ origin }) => {
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
  // A host without rules by status publishes all files of a site at once.
  const isImmutable = headers['cache-control']?.includes('immutable') ?? false;
  expect(isImmutable).toBe(joining.includes(host));
});

testServers('a page that a browser has is not sent again', async ({ origin, host }) => {
  const { headers } = await rawRequest(origin, '/en/');
  const again = await rawRequest(origin, '/en/', {
    headers: { 'If-None-Match': headers.etag ?? '' },
  });
  expect(again.status, host).toBe(304);
});

testServers('pages are compressed with a supported encoding', async ({ origin, host }) => {
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
  // The others mark previews by themselves.
  expect(here.headers['x-robots-tag']).toBe(joining.includes(host) ? undefined : 'noindex');
});

testServers(
  'HEAD has the status of GET and no body, and other methods are rejected',
  async ({ origin }) => {
    for (const path of ['/', '/en', '/none']) {
      const get = await rawRequest(origin, path);
      const head = await rawRequest(origin, path, { method: 'HEAD' });
      expect([head.status, head.headers.location, head.body.length], path).toEqual([
        get.status,
        get.headers.location,
        0,
      ]);
    }
    for (const method of ['PUT', 'DELETE', 'PATCH']) {
      const { status } = await rawRequest(origin, '/', { method });
      expect(status, method).toBe(405);
    }
  },
);

test('browsers find the speculation rules', async ({ origin, host }) => {
  const { headers, body } = await rawRequest(
    origin,
    host === 'node' ? '/' : '/speculation-rules.json',
  );
  // Next's own server hydrates whole pages: a page fetched ahead would run twice.
  if (host === 'node') return expect(headers['speculation-rules']).toBeUndefined();
  expect(headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const { prefetch, prerender } = JSON.parse(body.toString());
  expect(prefetch[0].where.href_matches).toEqual(expect.arrayContaining([...requiredAddresses]));
  // Only what a visitor probably wants next.
  expect(JSON.stringify(prerender)).toContain('main [data-prerender]');
});
