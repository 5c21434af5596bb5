/** @jest-environment node */
import { NextRequest } from 'next/server';
import middleware from '@/middleware';

/** What the middleware answers with, as Next sends it on. */
async function cacheControlOf(path: string): Promise<string | null> {
  const response = await middleware(new NextRequest(`https://site.example${path}`));
  return response.headers.get('cache-control');
}

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

test.each(['/', '/en/', '/no-such-page', '/en/no-such-page'])(
  'caches ask for the page %s each time',
  async (path) => {
    expect(await cacheControlOf(path)).toBe('public, max-age=0, must-revalidate');
  },
);

test('of a file the caching is left to Next', async () => {
  expect(await cacheControlOf('/robots.txt')).toBeNull();
});
