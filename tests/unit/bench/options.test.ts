/** @jest-environment node */
import { benchOptions } from '@/scripts/bench/options';

const known = ['/', '/kontakt', '/en/'];

it('measures everything by default, three times', () => {
  const { addresses, runs, parts, isWhole } = benchOptions([], known);
  expect({ addresses, runs, isWhole }).toEqual({ addresses: known, runs: 3, isWhole: true });
  expect(parts).toContain('lighthouse');
});

it('takes pages with and without the option, and parts in their order', () => {
  const options = benchOptions(
    ['/en/', '--pages', '/,/kontakt', '--parts=input,load', '--runs', '1'],
    known,
  );
  expect(options).toEqual({
    addresses: ['/en/', '/', '/kontakt'],
    runs: 1,
    parts: ['load', 'input'],
    isWhole: false,
  });
});

it.each([
  [['/nicht-da'], '/nicht-da'],
  [['--parts=speed'], 'speed'],
  [['--runs=0'], '--runs=0'],
  [['--runs=some'], '--runs=some'],
])('refuses %j', (args, named) => {
  expect(() => benchOptions(args, known)).toThrow(named);
});

it('writes nothing into the documentation after fewer runs or parts', () => {
  expect(benchOptions(['--runs=2'], known).isWhole).toBe(false);
  expect(benchOptions(['--parts=load'], known).isWhole).toBe(false);
  expect(benchOptions(['--runs=5'], known).isWhole).toBe(true);
});
