/** The body of one request, which is being read or waits. */
type HeldBody = {
  /** Adds bytes; this may refuse this body or another one. */
  add: (bytes: number) => void;
  /** Forgets the body; does nothing when that has happened. */
  release: () => void;
};

/**
 * Holds a body.
 *
 * @param network the client's
 * @param refuse called at most once, when there is no room for the body
 */
export type BodyMemory = (network: string, refuse: () => void) => HeldBody;

type Entry = { bytes: number; refuse: () => void };

const bytesOf = (bodies: Iterable<Entry>) => {
  let sum = 0;
  for (const { bytes } of bodies) sum += bytes;
  return sum;
};

/** The one with the highest value. */
function most<Value>(values: Iterable<Value>, rank: (value: Value) => number): Value | undefined {
  let highest: { value: Value; rank: number } | undefined;
  for (const value of values) {
    const own = rank(value);
    if (highest === undefined || own > highest.rank) highest = { value, rank: own };
  }
  return highest?.value;
}

/**
 * Bounds the memory of all bodies together. Beyond the limit the longest body of the network with the
 * most bytes is refused: a network that fills the memory does not get short bodies of others refused.
 */
export function createBodyMemory(maxBytes: number): BodyMemory {
  const networks = new Map<string, Set<Entry>>();
  let total = 0;

  const forget = (network: string, entry: Entry) => {
    const bodies = networks.get(network);
    if (!bodies?.delete(entry)) return;
    total -= entry.bytes;
    if (bodies.size === 0) networks.delete(network);
  };

  const refuseLongest = () => {
    const [network, bodies] = most(networks, ([, entries]) => bytesOf(entries)) ?? [];
    const longest = bodies && most(bodies, ({ bytes }) => bytes);
    if (network === undefined || longest === undefined) return;
    forget(network, longest);
    longest.refuse();
  };

  return (network, refuse) => {
    const entry: Entry = { bytes: 0, refuse };
    const bodies = networks.get(network) ?? new Set();
    networks.set(network, bodies.add(entry));
    return {
      add: (bytes) => {
        if (!bodies.has(entry)) return;
        entry.bytes += bytes;
        total += bytes;
        while (total > maxBytes) refuseLongest();
      },
      release: () => forget(network, entry),
    };
  };
}
