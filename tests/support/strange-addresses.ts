import { generatedPaths } from '@/tests/support/generated-paths';

/** Request targets sent by attackers, broken links and faulty proxies. */
// biome-ignore format: a list to be read at a glance
export const hostileTargets: readonly string[] = [
  '//evil.example', '//evil.example/en', '///evil.example', '/\\evil.example',
  '/%5Cevil.example', '/%2F%2Fevil.example', '/en//evil.example', '//en/',
  '/de//evil.example', '/de/%2F%2Fevil.example', '/.//evil.example', '/..//evil.example',
  '/%2e%2e/%2e%2e/etc/passwd', '/en/..%2f..%2fetc%2fpasswd', '/en/../arbeitgeber',
  '/arbeitgeber/.', '/arbeitgeber;x=1', '/arbeitgeber%20', '/arbeitgeber%00',
  '/%61rbeitgeber', '/%zz', '/%ff%fe', '/\u00e4', '/%E0%A4%A', '/en/%0d%0aSet-Cookie:%20x=1',
  '/en/%0d%0aLocation:%20http://evil.example/', '/<script>alert(1)</script>',
  '/"onload="alert(1)', '/en?//evil.example', '/en/?next=//evil.example', '/.env',
  '/.git/config', '/constructor', '/__proto__', '/en/__proto__', '/en/hasOwnProperty',
  '/api/x', '/assets/', '/assets/../index.html', '/fonts/', '/_error', '/_not-found',
  '/_next/', '/_next/static/../../package.json', '/_next/data/x/index.json',
  '/_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=640&q=75',
  '/__nextjs_original-stack-frame', '/en.txt', `/${'a'.repeat(2000)}`,
  `/${'en/'.repeat(1000)}`, `/en/?${'a'.repeat(6000)}`, `/${'%2e'.repeat(1000)}`,
];

/** Request targets that are not paths. */
export const noPathTargets: readonly string[] = [
  'http://evil.example/',
  'http://evil.example/en',
  '*',
  'evil.example',
];

/** Generated addresses that an HTTP client can send as they are. */
export function generatedTargets(count: number): string[] {
  const targets = new Set(generatedPaths(4 * count).filter((path) => /^[\x21-\x7e]+$/.test(path)));
  return [...targets].slice(0, count);
}
