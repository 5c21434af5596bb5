import { nextHeaders } from '@/lib/headers/next-headers';
import { site } from '@/site.config';

const { hostname } = new URL(site.url);

it.each([
  ...[hostname, hostname.toUpperCase(), `${hostname}.`, `${hostname}:443`].map(
    (host) => [host, undefined] as const,
  ),
  ...[`x.${hostname}`, `${hostname}.x`, ''].map((host) => [host, 'noindex'] as const),
])('on %j search engines are told %s', (host, tag) => {
  expect(nextHeaders('/', host)['X-Robots-Tag']).toBe(tag);
});
