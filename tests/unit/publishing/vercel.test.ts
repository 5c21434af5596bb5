/** @jest-environment node */
import { normalizeRoutes } from '@vercel/routing-utils';
import { headerRules } from '@/tooling/host-rules/header-rules';
import { redirects } from '@/tooling/host-rules/redirects';
import { assertAccepted, vercelConfig } from '@/tooling/publishing/host-files/vercel';

const rules = headerRules(
  { connect: [], services: [], hasServices: false },
  { styles: [], fonts: ['/fonts/a.woff2'] },
);
const config = vercelConfig({ rules, redirects, url: 'https://www.example.org' });

test('Vercel’s own routine leaves the routes as they are', () => {
  expect(normalizeRoutes([...config.routes])).toEqual({ routes: config.routes, error: null });
});

test.each([
  ['a handler that Vercel does not know', { handle: 'files' }, /handle/],
  ['a pattern that is none', { src: '^/($', dest: '/' }, /invalid/],
  ['a status that is none', { src: '^/$', status: 3080 }, /status/],
])('%s stops the build', (_name, route, reason) => {
  // As read from a file: the types would refuse the first one earlier.
  const routes = JSON.parse(JSON.stringify([route]));
  expect(() => assertAccepted(routes)).toThrow(reason);
});
