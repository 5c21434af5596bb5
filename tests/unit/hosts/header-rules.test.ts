/** @jest-environment node */
import { type HeaderRule, headerRules } from '@/scripts/hosts/header-rules';

const [general, ...others] = headerRules(
  { connect: [], services: [], hasServices: false },
  { styles: [], fonts: ['/fonts/a.woff2'] },
);

const covers = ({ path }: HeaderRule, { path: other }: HeaderRule) =>
  path.endsWith('/') ? other.startsWith(path) : other === path;

test('beside the rule of all paths, no two rules match one path', () => {
  expect(general?.path).toBe('/');
  const overlaps = others.filter((rule) =>
    others.some((other) => other !== rule && covers(other, rule)),
  );
  expect(overlaps).toEqual([]);
});

test('a path gets a header from two rules only if browsers may join the values', () => {
  const inGeneral = Object.keys(general?.headers ?? {});
  const twice = others
    .flatMap(({ headers }) => Object.keys(headers))
    .filter((name) => inGeneral.includes(name));
  expect(new Set(twice)).toEqual(new Set(['Cross-Origin-Resource-Policy', 'Cache-Control']));
});
