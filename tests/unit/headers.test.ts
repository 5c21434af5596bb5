import { contentSecurityPolicy, nodePolicy } from '@/lib/headers/content-security-policy';
import { nextHeaders } from '@/lib/headers/next-headers';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';
import { expectedPolicy } from '@/tests/support/expected-headers';

const declared: Site['services'][number] = {
  id: 'count',
  name: 'Count',
  category: 'analytics',
  script: 'https://count.example/run.js?x=1',
  origins: ['https://api.count.example'],
};

const supabase: Site['supabase'] = {
  url: 'https://project.supabase.co',
  anonKey: 'key',
  region: 'eu-west-1',
};
const own = { ...declared, script: '/count.js', origins: [] };
const origins = 'https://count.example https://api.count.example';

/** The policy of a site with services, which assign script URLs and HTML as plain strings. */
const servicePolicy = (listed: string, frames: string, styles = " 'unsafe-inline'") =>
  `default-src 'none'; script-src 'self'${listed}; style-src 'self'${styles}; img-src 'self'${listed}; font-src 'self'; connect-src 'self'${listed}; ${frames}manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

it.each<[what: string, policy: string, expected: string]>([
  [
    'with a backend, its requests and form posts',
    contentSecurityPolicy({ services: [], supabase }),
    expectedPolicy({ contact: ' https://project.supabase.co', styles: " 'unsafe-inline'" }),
  ],
  [
    'with a service, its origins only',
    contentSecurityPolicy({ services: [declared] }),
    servicePolicy(` ${origins}`, `frame-src ${origins}; `),
  ],
  [
    'on Next’s own server, with a service on the same origin, no other origin',
    nodePolicy({ services: [own] }),
    servicePolicy('', '', ''),
  ],
])('the policy of a page allows %s', (_, policy, expected) => {
  expect(policy).toBe(expected);
});

const { hostname } = new URL(site.url);

it.each([
  ...[hostname, hostname.toUpperCase(), `${hostname}.`, `${hostname}:443`].map(
    (host) => [host, undefined] as const,
  ),
  ...[`x.${hostname}`, `${hostname}.x`, ''].map((host) => [host, 'noindex'] as const),
])('on %j search engines are told %s', (host, tag) => {
  expect(nextHeaders('/', host)['X-Robots-Tag']).toBe(tag);
});
