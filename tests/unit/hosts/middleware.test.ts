import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { NextRequest } from 'next/server';
import { createScriptHashCache, inlineScriptHashes } from '@/lib/headers/next-headers';
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

// Of "a()" and "b()", by openssl.
const hashes = {
  a: 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=',
  b: 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc=',
} as const;

test('files and data need no hash, and a repeated script needs one', () => {
  const html = `<!doctype html><html lang="de"><head><script src="/a.js"></script>
    <script type="application/ld+json">{}</script><script>a()</script>
    <script type="module">b()</script><script id="x">a()</script></head><p>Ü</p></html>`;
  expect(inlineScriptHashes(html)).toEqual([hashes.a, hashes.b]);
  expect(inlineScriptHashes('<script>č = "&amp;<b>" \n</script>')).toEqual([
    'sha256-FSao0DZuaxS0nERCuNQuYPgHPVKtzFJCyReFvOh7pwo=',
  ]);
});

test('each page of a build is read once, and a missing page is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'de.html'), '<script>a()</script>');
  const hashesOfPage = createScriptHashCache(folder);
  expect(await hashesOfPage('/de')).toEqual([hashes.a]);
  await rm(folder, { recursive: true });
  expect(await hashesOfPage('/de')).toEqual([hashes.a]);
  await expect(hashesOfPage('/none')).rejects.toThrow('ENOENT');
});

test('the middleware knows the public files in a project of any name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  const project = join(folder, 'public/site');
  await mkdir(join(project, 'public/fonts'), { recursive: true });
  for (const file of ['a.svg', 'fonts/b.woff2']) await writeFile(join(project, 'public', file), '');
  await cp('next.config.mjs', join(project, 'next.config.mjs'));
  await symlink(resolve('node_modules'), join(project, 'node_modules'));
  const config = JSON.stringify(join(project, 'next.config.mjs'));
  const code = `console.log((await import(${config})).default.env.PUBLIC_FILES)`;
  const args = ['--input-type=module', '-e', code];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  expect(output).toBe('/a.svg\n/fonts/b.woff2\n');
  await rm(folder, { recursive: true });
});
