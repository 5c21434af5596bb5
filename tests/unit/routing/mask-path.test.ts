import { maskPath } from '@/lib/routing/mask-path';

test.each([
  ['/nirgends', '/nirgends'],
  ['/a?token=secret', '/a'],
  ['/ana@example.org', '/***'],
  ['/x/ana%2540example.org', '/x/***'],
  ['/mailto:Ana.Müller@example.org', '/***'],
  ['/tel:+49170123456x', '/tel:+***x'],
  ['/+49 170 / 123 45 67', '/+*** / ***'],
  ['/%2B49%28170%2912', '/%2B***'],
  ['/1234', '/1234'],
  ['/a1b2c3d4e5', '/a1b2c3d4e5'],
  ['/\u001b[31m\u00e4', '/.[31m.'],
  [`/${'a'.repeat(500)}`, `/${'a'.repeat(199)}`],
])('%j is logged as %j', (target, logged) => {
  expect(maskPath(target)).toBe(logged);
});
