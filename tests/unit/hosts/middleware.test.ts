/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { NextRequest } from 'next/server';
import { publishedPages } from '@/lib/routing/page-files';
import type Middleware from '@/middleware';
import { site } from '@/site.config';
import { everyRedirect } from '@/tests/support/address-table';
import { expectedPolicy, revalidated, securityHeaders } from '@/tests/support/expected-headers';

let pages: string;
let middleware: typeof Middleware;

/** Next's build names the folder of its pages relative to the project. */
beforeAll(async () => {
  pages = relative(process.cwd(), await mkdtemp(join(tmpdir(), 'pages-')));
  for (const { source } of publishedPages) {
    await mkdir(dirname(join(pages, source)), { recursive: true });
    await writeFile(join(pages, source), "<script>alert('Hello, world.');</script>");
  }
  process.env['PAGES_FOLDER'] = pages;
  middleware = (await import('@/middleware')).default;
});
afterAll(() => rm(pages, { recursive: true }));

/** Requests a path of the site. */
const request = (path: string, method = 'GET') =>
  middleware(new NextRequest(`https://site.example${path}`, { method }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.replaceProperty(site, 'services', []);
});
afterEach(() => void jest.restoreAllMocks());

const contact = site.supabase ? ` ${site.supabase.url}` : '';
// The example of the specification of Content Security Policy.
const scripts = " 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";

test.each([
  ['GET', '/', 200, { scripts }, revalidated],
  ['GET', '/en/', 200, { scripts }, revalidated],
  ['GET', '/no-such-page', 404, { scripts }, revalidated],
  ['GET', '/en/no-such-page', 404, { scripts }, revalidated],
  ['PUT', '/', 405, {}, undefined],
  ['GET', '/employers', 308, {}, undefined],
  // Next caches files by itself.
  ['GET', '/robots.txt', 200, {}, undefined],
])('%s %s is answered by %i, with every header', async (method, path, status, listed, cached) => {
  const response = await request(path, method);
  const headers = Object.fromEntries(response.headers);
  const policy = { ...listed, contact, trustedTypes: 'default' };
  expect(response.status).toBe(status);
  expect(headers).toMatchObject({
    ...securityHeaders,
    'content-security-policy': expectedPolicy(policy),
  });
  expect(headers['cache-control']).toBe(cached);
});

test('every alternative path redirects, with its query', async () => {
  for (const [from, to] of everyRedirect) {
    const { status, headers } = await request(`${from}?a=b`);
    const location = `https://site.example${to}?a=b`;
    expect([from, status, headers.get('location')]).toEqual([from, 308, location]);
  }
});

test('search engines list the host of the site in each of its spellings, and no other', async () => {
  const { hostname } = new URL(site.url);
  const robotsTag = async (host: string) => {
    const response = await middleware(new NextRequest('https://a.test/', { headers: { host } }));
    return response.headers.get('x-robots-tag');
  };
  for (const spelling of [hostname, hostname.toUpperCase(), `${hostname}.`, `${hostname}:443`]) {
    expect([spelling, await robotsTag(spelling)]).toEqual([spelling, null]);
  }
  for (const other of [`x.${hostname}`, `${hostname}.x`, '']) {
    expect([other, await robotsTag(other)]).toEqual([other, 'noindex']);
  }
});
