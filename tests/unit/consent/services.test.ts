import { namesEntry } from '@/lib/consent/consent';

test.each<[names: string[], entry: string, isNamed: boolean]>([
  [['a'], 'a', true],
  [['a'], 'ab', false],
  [['a*'], 'ab', true],
  [['a*'], 'a', true],
  [['a*'], 'ba', false],
  [['x', '_ga*'], '_ga_1', true],
  [[], 'a', false],
])('%j and the entry %j: %j', (names, entry, isNamed) => {
  expect(namesEntry(names, entry)).toBe(isNamed);
});
