/** Request targets sent by attackers, broken links and faulty proxies. */
export const hostileTargets: readonly string[] = [
  '//evil.example',
  '//evil.example/',
  '//evil.example/en',
  '///evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2F%2Fevil.example',
  '/en//evil.example',
  '/en//',
  '//en/',
  '/de//evil.example',
  '/de/%2F%2Fevil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/en/..%2f..%2fetc%2fpasswd',
  '/en/../arbeitgeber',
  '/./arbeitgeber',
  '/arbeitgeber/.',
  '/arbeitgeber;x=1',
  '/arbeitgeber%20',
  '/arbeitgeber%00',
  '/%61rbeitgeber',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%C3%A4',
  '/\u00e4',
  '/%E0%A4%A',
  '/en/%0d%0aSet-Cookie:%20x=1',
  '/en/%0d%0aLocation:%20http://evil.example/',
  '/<script>alert(1)</script>',
  '/%3Cscript%3Ealert(1)%3C/script%3E',
  '/"onload="alert(1)',
  '/?',
  '/??',
  '/en?//evil.example',
  '/en/?next=//evil.example',
  '/#x',
  '/*',
  '/~',
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/constructor',
  '/__proto__',
  '/en/__proto__',
  '/toString',
  '/en/hasOwnProperty',
  '/api/x',
  '/assets',
  '/assets/',
  '/assets/../index.html',
  '/fonts/',
  '/404',
  '/500',
  '/_error',
  '/_not-found',
  '/_next',
  '/_next/',
  '/_next/static/../../package.json',
  '/_next/data/x/index.json',
  '/_next/image?url=http%3A%2F%2Fevil.example%2Fa.png&w=640&q=75',
  '/_next/image?url=%2F%2Fevil.example%2Fa.png&w=640&q=75',
  '/__nextjs_original-stack-frame',
  '/de/employers.txt',
  '/en.txt',
  `/${'a'.repeat(2000)}`,
  `/${'en/'.repeat(1000)}`,
  `/en/?${'a'.repeat(6000)}`,
  `/${'%2e'.repeat(1000)}`,
];

/** Request targets that are not paths. */
export const noPathTargets: readonly string[] = [
  'http://evil.example/',
  'http://evil.example/en',
  '*',
  'evil.example',
];

/** Segments of generated addresses: valid ones, near misses, and input that breaks parsers. */
const parts = [
  'en',
  'vas',
  'de',
  'EN',
  'arbeitgeber',
  'employers',
  'poslodavci',
  'kontakt',
  'agb',
  'not-found-page',
  'index.html',
  '',
  '.',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '%00',
  '%',
  'a%20b',
  '@evil.example',
  'evil.example',
  ':80',
  '*',
  'x?y=/en',
  '_next',
  'assets',
] as const;

/** A seeded random number generator (mulberry32) for integers below `limit`. */
function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Generates addresses of up to four segments, with and without trailing slash. */
export function generatedTargets(count: number, seed = 1): string[] {
  const dice = createDice(seed);
  const targets = new Set<string>();
  while (targets.size < count) {
    const segments = Array.from({ length: 1 + dice(4) }, () => parts[dice(parts.length)] ?? '');
    targets.add(`/${segments.join('/')}${dice(3) === 0 ? '/' : ''}`);
  }
  return [...targets];
}
