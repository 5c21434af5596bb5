import { type Locale, switchPrefix } from '@/lib/locales';

it.each<[pathname: string, target: Locale, address: string]>([
  ['/nope', 'vas', '/vas/nope'],
  ['/en/nope', 'de', '/nope'],
  ['/vas/a/b/', 'en', '/en/a/b/'],
  ['/en', 'de', '/'],
  // Only a whole segment is a prefix, and only one is removed.
  ['/english', 'vas', '/vas/english'],
  ['/en/vas/x', 'de', '/vas/x'],
  ['/de/nope', 'en', '/en/de/nope'],
  // Never a URL on another host, which browsers also read from a backslash or a tab.
  ['//example.org', 'de', '/example.org'],
  ['/en//example.org', 'de', '/example.org'],
  ['/en/\\example.org', 'de', '/example.org'],
  ['/en/\t/example.org', 'de', '/example.org'],
])('%j in %s is %s', (pathname, target, address) => {
  expect(switchPrefix(pathname, target)).toBe(address);
});
