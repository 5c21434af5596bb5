import { expect } from 'playwright/test';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { rawRequest } from '@/tests/support/raw-request';

const test = testOnHosts('published', 'node', 'nginx', 'cloudflare');

/** Request targets sent by attackers, broken links and faulty proxies. */
// biome-ignore format: a list to be read at a glance
const targets = [
  '//evil.example', '//evil.example/en', '///evil.example', '/\\evil.example',
  '/%5Cevil.example', '/%2F%2Fevil.example', '/en//evil.example', '//en/',
  '/de//evil.example', '/de/%2F%2Fevil.example', '/.//evil.example', '/..//evil.example',
  '/%2e%2e/%2e%2e/etc/passwd', '/en/..%2f..%2fetc%2fpasswd', '/en/../arbeitgeber',
  '/arbeitgeber%00', '/%61rbeitgeber', '/%zz', '/%ff%fe', '/\u00e4',
  '/en/%0d%0aSet-Cookie:%20x=1', '/en/%0d%0aLocation:%20http://evil.example/',
  '/<script>alert(1)</script>', '/en?//evil.example', '/en/?next=//evil.example', '/.env',
  '/constructor', '/__proto__', '/assets/', '/_next/static/../../package.json',
  '/_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=640&q=75', `/${'a'.repeat(2000)}`,
  `/${'en/'.repeat(1000)}`, `/en/?${'a'.repeat(6000)}`,
];

test('hostile paths cause no error and no redirect to another host', async ({ origin }) => {
  for (const target of targets) {
    const { status, headers } = await rawRequest(origin, target);
    const end = new URL(headers.location ?? '/', origin);
    expect([status < 500, end.origin, headers['set-cookie']], target).toEqual([
      true,
      origin,
      undefined,
    ]);
  }
});

test('configuration files of hosts are not served', async ({ origin }) => {
  for (const path of ['/_headers', '/_redirects', '/%5Fheaders', '/en/../_redirects']) {
    const { status, headers } = await rawRequest(origin, path);
    // Some hosts first redirect to a normalized path.
    const last = headers.location ? await rawRequest(origin, headers.location) : { status };
    expect(last.status, path).toBe(404);
  }
});
