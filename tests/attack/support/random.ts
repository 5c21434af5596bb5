/** A source of numbers that a seed decides. */
export type Random = {
  /** A whole number from 0 to `end` - 1. */
  below: (end: number) => number;
  /** Whether something with a probability between 0 and 1 happens. */
  chance: (probability: number) => boolean;
  /** One of a list's items. @throws when there is none */
  pick: <Item>(items: readonly Item[]) => Item;
};

/** Makes a source of numbers (mulberry32): equal seeds bring equal numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick.');
      return item;
    },
  };
}
