import { defaultLocale, type Locale, locales, switchPrefix } from '@/lib/locales';
import { generatedPaths } from '@/tests/support/generated-paths';

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

it('stays on this site and in the target language for any path', () => {
  const origin = 'https://site.example';
  const wrong = generatedPaths(20_000).flatMap((path) =>
    locales.flatMap((target) => {
      const address = switchPrefix(path, target);
      const isHere = new URL(address, origin).origin === origin;
      const isTarget = target === defaultLocale || address.startsWith(`/${target}/`);
      return isHere && isTarget ? [] : [{ path, target, address }];
    }),
  );
  expect(wrong).toEqual([]);
});
