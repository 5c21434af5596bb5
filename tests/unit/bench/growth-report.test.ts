/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { tableOfGrowth, withGrowth } from '@/scripts/bench/growth/report';

const rows = [
  {
    languages: 30,
    pages: 240,
    first: { seconds: 61.4, processor: 110.4, memory: 1534.6 },
    again: { seconds: 24.6, processor: undefined, memory: undefined },
    files: 1526,
    megabytes: 61.7,
  },
];

test('shows times, their ratio, memory and size', () => {
  expect(tableOfGrowth(rows).split('\n').at(-1)).toBe(
    '| 30 (240) | 61 s (110 s) | 25 s | 0.40 | 1,535 MB | 1,526, 62 MB |',
  );
});

test('replaces what stands between the markers, and nothing else', () => {
  const page = readFileSync('docs/performance.md', 'utf8');
  const once = withGrowth(page, '[earlier]');
  expect(withGrowth(once, '[later]')).toBe(once.replace('[earlier]', '[later]'));
  expect(withGrowth(once, '').length).toBe(once.length - '[earlier]'.length);
});

test('refuses a page without markers', () => {
  expect(() => withGrowth('# Page', 'x')).toThrow('The page lacks <!-- growth');
});
