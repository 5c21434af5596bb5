/** @jest-environment node */

import { locales, localeTable } from '@/lib/locales';
import { publishedHostFiles } from '@/scripts/hosts/host-files';
import { redirects } from '@/scripts/hosts/redirects';
import { vercelConfig } from '@/scripts/hosts/vercel';

const options = {
  url: 'https://www.example.org',
  sources: { connect: [], services: [], hasServices: false },
  headerData: { styles: ['sha256-x'], fonts: ['/fonts/a.woff2'] },
};

test('Cloudflare and Netlify read one pair of files', () => {
  const { _headers: headers = '', _redirects: moved = '' } = publishedHostFiles(options);
  const [general = '', ...others] = headers.trim().split('\n\n');
  expect(general).toMatch(/^\/\*\n {2}Content-Security-Policy: .*'sha256-x'/);
  // Both join values, and have this caching by default: a second one would not replace it.
  expect(general).not.toContain('Cache-Control');
  expect(others).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  const lines = moved.trim().split('\n');
  for (const from of ['/employers', '/Employers', '/EMPLOYERS', '/Arbeitgeber', '/Arbeitgeber/']) {
    expect(lines).toContain(`${from} /arbeitgeber 301`);
  }
  // Cloudflare's limit is 2,000.
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeLessThan(1000);
});

test('no redirect leads to another redirect', () => {
  const froms = redirects.map(({ from }) => from);
  expect(redirects.filter(({ to }) => froms.includes(to))).toEqual([]);
});

test('Vercel gets headers and redirects before files, and the not-found pages after them', () => {
  const { routes, overrides } = vercelConfig(options);
  const sources = routes.map((route) => ('src' in route ? route.src : `[${route.handle}]`));
  const files = sources.indexOf('[filesystem]');
  expect(routes[0]).toMatchObject({ src: '^/', continue: true });
  expect(routes.slice(0, files)).toContainEqual({
    src: '^/employers$',
    status: 308,
    headers: { Location: '/arbeitgeber' },
  });
  const capitals = routes.flatMap((route) => ('caseSensitive' in route ? [String(route.src)] : []));
  const matching = (path: string) => capitals.filter((src) => new RegExp(src).test(path)).length;
  expect(['/Arbeitgeber', '/KONTAKT', '/arbeitgeber', '/'].map(matching)).toEqual([1, 1, 0, 0]);
  expect(sources.slice(files)).toEqual([
    '[filesystem]',
    '[error]',
    ...locales.slice(1).map((locale) => `^${localeTable[locale].prefix}(?:/.*)?$`),
    '^(?:/.*)?$',
  ]);
  expect(overrides).toMatchObject({
    'en/employers.html': { path: 'en/employers', contentType: 'text/html; charset=utf-8' },
    'speculation-rules.json': { contentType: 'application/speculationrules+json' },
  });
  // Vercel refuses a route without a header.
  for (const route of routes) if ('headers' in route) expect(route.headers).not.toEqual({});
});
