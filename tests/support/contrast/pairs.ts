import type { ShownPair } from '@/tests/e2e/fixtures/contrast/shown-pairs';

/** Required contrast by use of a colour. */
export const neededContrast = { body: 7, text: 4.5, mark: 3 } as const satisfies Record<
  ShownPair['kind'],
  number
>;

const order = ['mark', 'text', 'body'] as const;

/** All backgrounds of the site with the colours used on them, and the strictest use of each. */
const usesByGround: Record<string, Record<string, ShownPair['kind']>> = {
  paper: {
    'accent-strong': 'body',
    action: 'body',
    text: 'body',
    'text-soft': 'body',
    'action-strong': 'text',
    accent: 'mark',
    'edge-strong': 'mark',
  },
  ground: {
    action: 'body',
    text: 'body',
    'text-soft': 'body',
    'accent-strong': 'text',
    'action-strong': 'text',
    accent: 'mark',
    'edge-strong': 'mark',
  },
  'ground-deep': {
    action: 'body',
    text: 'body',
    'text-soft': 'body',
    'accent-strong': 'text',
    'action-strong': 'text',
    accent: 'mark',
    'edge-strong': 'mark',
  },
  tint: {
    action: 'body',
    text: 'body',
    'text-soft': 'body',
    'action-strong': 'text',
    accent: 'mark',
  },
  band: {
    'on-band': 'body',
    'on-band-soft': 'body',
    paper: 'text',
    highlight: 'mark',
  },
  action: {
    paper: 'text',
  },
  'action-strong': {
    paper: 'text',
  },
  accent: {
    paper: 'text',
  },
  'accent-strong': {
    paper: 'text',
  },
  highlight: {
    text: 'text',
  },
};

/** A row of the table. */
export type ContrastPair = Pick<ShownPair, 'colour' | 'ground' | 'kind'>;

/** The pairs in use, as rows. */
export const pairsInUse: readonly ContrastPair[] = Object.entries(usesByGround).flatMap(
  ([ground, uses]) => Object.entries(uses).map(([colour, kind]) => ({ colour, ground, kind })),
);

const isSame = (one: ContrastPair, other: ContrastPair) =>
  one.colour === other.colour && one.ground === other.ground;

/** Whether the table contains a pair, for a use at least as strict. */
export function isInTable(shown: ContrastPair): boolean {
  return pairsInUse.some(
    (pair) => isSame(pair, shown) && order.indexOf(shown.kind) <= order.indexOf(pair.kind),
  );
}

/** A pair as text. */
export function lineOfPair({ colour, ground, kind }: ContrastPair): string {
  return `${kind}: ${colour} on ${ground}`;
}
