/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { NextRequest } from 'next/server';
import type Middleware from '@/middleware';
import { publishedPages } from '@/scripts/publishing/page-files';
import { site } from '@/site.config';

let pages: string;
let middleware: typeof Middleware;

/** Next's build names the folder of its pages relative to the project. */
beforeAll(async () => {
  pages = relative(process.cwd(), await mkdtemp(join(tmpdir(), 'pages-')));
  for (const { source } of publishedPages) {
    await mkdir(dirname(join(pages, source)), { recursive: true });
    await writeFile(join(pages, source), '<p>Page</p>');
  }
  process.env['PAGES_FOLDER'] = pages;
  middleware = (await import('@/middleware')).default;
});
afterAll(() => rm(pages, { recursive: true }));

/** The response's `Cache-Control` header. */
async function requestCacheControl(path: string): Promise<string | null> {
  const response = await middleware(new NextRequest(`https://site.example${path}`));
  return response.headers.get('cache-control');
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test.each(['/', '/en/', '/no-such-page', '/en/no-such-page'])(
  'caches ask for the page %s each time',
  async (path) => {
    expect(await requestCacheControl(path)).toBe('public, max-age=0, must-revalidate');
  },
);

test('leaves the caching of files to Next', async () => {
  expect(await requestCacheControl('/robots.txt')).toBeNull();
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
