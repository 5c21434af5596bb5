/** @jest-environment node */
import { createBodyMemory } from '@/tooling/hosting/body-memory';

/** Holds bodies, and notes which are refused. */
function startHolding(maxBytes: number) {
  const hold = createBodyMemory(maxBytes);
  const refused: string[] = [];
  return {
    refused,
    hold: (network: string, name: string, bytes: number) => {
      const body = hold(network, () => refused.push(name));
      body.add(bytes);
      return body;
    },
  };
}

test('the longest body of the network with the most bytes is refused', () => {
  const { refused, hold } = startHolding(100);
  hold('a', 'longest', 55);
  hold('b', 'b1', 20);
  hold('b', 'b2', 25);
  hold('b', 'b3', 1);
  expect(refused).toEqual(['longest']);
  hold('c', 'c', 40);
  expect(refused).toEqual(['longest']);
  hold('c', 'c2', 20);
  expect(refused).toEqual(['longest', 'c']);
});

test('as many are refused as need to be', () => {
  const { refused, hold } = startHolding(100);
  for (const name of ['a1', 'a2', 'a3', 'a4']) hold('a', name, 25);
  hold('b', 'b', 30);
  expect(refused).toEqual(['a1', 'a2']);
});

test('a body that grows may be refused itself, and counts no more then', () => {
  const { refused, hold } = startHolding(100);
  hold('a', 'a', 40);
  const growing = hold('b', 'b', 40);
  growing.add(40);
  growing.add(40);
  growing.release();
  expect(refused).toEqual(['b']);
  hold('c', 'c', 60);
  expect(refused).toEqual(['b']);
});

test('a released body leaves its room', () => {
  const { refused, hold } = startHolding(100);
  for (let turn = 0; turn < 5; turn += 1) {
    const body = hold('a', 'released', 60);
    body.release();
    body.release();
  }
  hold('a', 'a', 100);
  expect(refused).toEqual([]);
});
