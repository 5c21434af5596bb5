import { headerRules, headersForPath } from '@/lib/headers/header-rules';
import {
  cachedForever,
  expectedPolicy,
  revalidated,
  securityHeaders,
} from '@/tests/support/expected-headers';

const rules = headerRules(
  { connect: [], services: [], hasServices: false },
  { styles: ['sha256-x'], fonts: ['/fonts/a.woff2'] },
);

const general = {
  ...securityHeaders,
  'content-security-policy': expectedPolicy({ styles: " 'sha256-x'" }),
  'cache-control': revalidated,
  'speculation-rules': '"/speculation-rules.json"',
  link: '</fonts/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
};
const crossOrigin = { 'cross-origin-resource-policy': 'cross-origin' };
const immutable = { 'cache-control': cachedForever };

it.each<[path: string, differences: Readonly<Record<string, string>>]>([
  ['/', {}],
  ['/en/employers', {}],
  ['/robots.txt', {}],
  ['/downloads/agb-arbeitgeber.pdf', {}],
  ['/assets/style-0123456789.css', immutable],
  ['/fonts/a.woff2', immutable],
  ['/pictures/map.svg', immutable],
  ['/assets', {}],
  ['/og/de/home.png', crossOrigin],
  ['/apple-touch-icon.png', crossOrigin],
  ['/favicon.ico', crossOrigin],
  ['/favicon.svg', crossOrigin],
  ['/icon-512.png', crossOrigin],
  ['/speculation-rules.json', { 'content-type': 'application/speculationrules+json' }],
])('%s has all headers, and differs in %j', (path, differences) => {
  const headers = Object.entries(headersForPath(path, rules));
  const sent = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  expect(sent).toEqual({ ...general, ...differences });
});
