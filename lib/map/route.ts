/** A point on the map in its units, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** The part of `shapes.svg` that is visible on every screen, in map units. */
export const frame = { width: 1200, height: 1440 } as const;

/** A labelled point: its key in the messages, and the side of its mark for the label. */
type Place = {
  key: string;
  at: Point;
  side: 'left' | 'right' | 'above' | 'below';
  wideOnly?: true;
};

/** Both ends of the route. Their names are messages: `home.hero.map.towns`. */
export const ends = {
  start: { key: 'sarajevo', at: [803.547, 1043.176], side: 'left' },
  arrival: { key: 'hamburg', at: [306.565, 181.482], side: 'right' },
} as const satisfies Record<string, Place>;

/** The other towns on the map. Their names are messages: `home.hero.map.towns`. */
export const towns = [
  { key: 'berlin', at: [487.08, 279.01], side: 'right' },
  { key: 'cologne', at: [124.58, 402.11], side: 'right' },
  { key: 'frankfurt', at: [215.83, 483.69], side: 'right', wideOnly: true },
  { key: 'stuttgart', at: [236.94, 603.85], side: 'left', wideOnly: true },
  { key: 'munich', at: [375.87, 667.45], side: 'below' },
  { key: 'banjaLuka', at: [721.71, 965.89], side: 'left', wideOnly: true },
  { key: 'noviSad', at: [886.03, 913.35], side: 'right', wideOnly: true },
  { key: 'belgrade', at: [928.05, 948.47], side: 'right' },
  { key: 'podgorica', at: [866.84, 1166.4], side: 'left' },
  { key: 'pristina', at: [990.75, 1136.62], side: 'right', wideOnly: true },
  { key: 'skopje', at: [1013.47, 1193.81], side: 'below' },
  { key: 'tirana', at: [911.24, 1262.89], side: 'left' },
] as const satisfies readonly Place[];

/** The stops on the route, in its order. Their names are messages: `home.hero.map.stops`. */
export const stops = [
  { key: 'language', at: [890, 808], side: 'right' },
  { key: 'papers', at: [768, 610], side: 'above' },
  { key: 'employer', at: [574, 806], side: 'below' },
  { key: 'visa', at: [596, 524], side: 'left' },
] as const satisfies readonly Place[];

/**
 * The route from start to arrival through every stop, as path data. It is curved, unlike a flight
 * path, because recognition takes months; the stop for papers, which takes longest, is in a loop.
 */
export const routePath = [
  'M804 1043C860 1023 917 871 890 808C863 745 843 747 800 730C757 713 707 715 700 668',
  'C693 621 735 610 768 610C801 610 823 629 822 672C821 715 785 745 722 762',
  'C659 779 631 804 574 806C517 808 491 772 494 722C497 672 576 574 596 524',
  'C616 474 598 451 548 418C498 385 442 372 392 342C342 312 300 248 307 181',
].join('');
