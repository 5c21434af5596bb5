import { hostConfigs, publishedHostFiles } from '@/scripts/hosts/host-files';
import { redirects } from '@/scripts/hosts/redirects';
import { vercelConfig } from '@/scripts/hosts/vercel';
import { everyRedirect, requiredAddresses } from '@/tests/support/address-table';
import {
  cachedForever,
  expectedPolicy,
  revalidated,
  securityHeaders,
} from '@/tests/support/expected-headers';

const options = {
  url: 'https://www.example.org',
  sources: { connect: [], services: [], hasServices: false },
  headerData: { styles: ['sha256-x'], fonts: ['/fonts/a.woff2'] },
};

const general = {
  'content-security-policy': expectedPolicy({ styles: " 'sha256-x'" }),
  ...securityHeaders,
  'speculation-rules': '"/speculation-rules.json"',
  link: '</fonts/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
};

/** nginx and Vercel match paths without capitals. */
const withoutCapitals = everyRedirect.filter(([from]) => from === from.toLowerCase());

test('Cloudflare and Netlify read one pair of files', () => {
  const { _headers: headers = '', _redirects: moved = '' } = publishedHostFiles(options);
  const [first = '', ...others] = headers.trim().toLowerCase().split('\n\n');
  // Both join values, and revalidate by default: a second `Cache-Control` would not replace it.
  const lines = Object.entries(general).map(([name, value]) => `  ${name}: ${value}`);
  expect(first).toBe(['/*', ...lines].join('\n').toLowerCase());
  expect(others).toContain(`/assets/*\n  cache-control: ${cachedForever}`);
  const redirected = moved.trim().split('\n');
  expect(redirected).toEqual(
    expect.arrayContaining(everyRedirect.map(([from, to]) => `${from} ${to} 308`)),
  );
  // Cloudflare's limit is 2,000.
  expect(new Set(redirected).size).toBe(redirected.length);
  expect(redirected.length).toBeLessThan(1000);
});

test('no redirect leads to another redirect', () => {
  const froms = redirects.map(({ from }) => from);
  expect(redirects.filter(({ to }) => froms.includes(to))).toEqual([]);
});

test('browsers may fetch the pages of the site ahead', () => {
  const { 'speculation-rules.json': rules = '' } = publishedHostFiles(options);
  const pages = { href_matches: expect.arrayContaining([...requiredAddresses]) };
  const likely = { selector_matches: 'main [data-prerender]' };
  expect(JSON.parse(rules)).toEqual({
    prefetch: [{ where: pages, eagerness: 'moderate' }],
    prerender: [{ where: { and: [pages, likely] }, eagerness: 'moderate' }],
  });
});

test('Vercel gets headers and redirects before files, and the not-found pages after them', () => {
  const { routes, overrides } = vercelConfig(options);
  const sources = routes.map((route) => ('src' in route ? route.src : `[${route.handle}]`));
  const files = sources.indexOf('[filesystem]');
  expect(JSON.parse(JSON.stringify(routes[0]).toLowerCase())).toEqual({
    src: '^/',
    headers: { ...general, 'cache-control': revalidated },
    continue: true,
  });
  const moved = withoutCapitals.map(([from, to]) => ({
    src: `^${from}$`,
    status: 308,
    headers: { Location: to },
  }));
  expect(routes.slice(0, files)).toEqual(expect.arrayContaining(moved));
  const capitals = routes.flatMap((route) => ('caseSensitive' in route ? [String(route.src)] : []));
  const matching = (path: string) => capitals.filter((src) => new RegExp(src).test(path)).length;
  expect(['/Arbeitgeber', '/KONTAKT', '/arbeitgeber', '/'].map(matching)).toEqual([1, 1, 0, 0]);
  const last = sources.slice(files);
  expect([last[0], last[1], last.at(-1)]).toEqual(['[filesystem]', '[error]', '^(?:/.*)?$']);
  expect(last).toEqual(expect.arrayContaining(['^/en(?:/.*)?$', '^/vas(?:/.*)?$']));
  expect(overrides).toMatchObject({
    'en/employers.html': { path: 'en/employers', contentType: 'text/html; charset=utf-8' },
    'speculation-rules.json': { contentType: 'application/speculationrules+json' },
  });
  // Vercel refuses a route without a header.
  for (const route of routes) if ('headers' in route) expect(route.headers).not.toEqual({});
});

/** The lines of nginx's configuration in lower case, without their indentation. */
const { 'site.conf': server, 'site-tables.conf': tables } = hostConfigs(options);
const nginxLines = `${server}${tables}`
  .toLowerCase()
  .split('\n')
  .map((line) => line.trim());

test('nginx gets every header, redirect and page by its exact path', () => {
  const headers = Object.entries({ ...general, 'cache-control': revalidated });
  // A 404 has its own caching.
  const variable = (name: string) =>
    name === 'cache-control' ? '$cache_control' : `$header_${name.replaceAll('-', '_')}`;
  expect(nginxLines).toEqual(
    expect.arrayContaining([
      ...headers.map(([, value]) => `"default" "${value.replaceAll('"', '\\"')}";`),
      ...headers.map(([name]) => `add_header ${name} ${variable(name)} always;`),
      ...withoutCapitals.map(([from, to]) => `"${from}" "${to}";`),
      ...requiredAddresses.map((path) => `"${path}" "${path}";`),
      '"/.none" "$canonical_path";',
      '"~^/en/employers$" "/en/employers.html";',
      `"~^/assets/" "${cachedForever}";`,
      `"404" "${revalidated}";`,
      '"www.example.org" "";',
      'return 308 $moved_to$is_args$args;',
    ]),
  );
});

test('nginx limits requests and connections of the contact form by address', () => {
  expect(nginxLines).toEqual(
    expect.arrayContaining([
      'limit_req_zone $binary_remote_addr zone=contact_requests:1m rate=10r/s;',
      'limit_conn_zone $binary_remote_addr zone=contact_connections:1m;',
      'location = /functions/v1/send-contact-email {',
      'proxy_set_header x-real-ip $remote_addr;',
      'limit_req zone=contact_requests burst=20 nodelay;',
      'limit_req_status 429;',
      'limit_conn contact_connections 20;',
      'limit_conn_status 429;',
      'client_max_body_size 1m;',
      'client_body_timeout 10s;',
    ]),
  );
});
