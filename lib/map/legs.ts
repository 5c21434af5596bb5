/** A point on the map in its units, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** The part of `shapes.svg` that is visible on every screen, in map units. */
export const frame = { width: 1200, height: 1400 } as const;

/** A town: its key in the messages, its position, and the side on which its name is shown. */
export type Town = {
  key: string;
  at: Point;
  side: 'left' | 'right';
  /** Shown on wide screens only. */
  wideOnly?: true;
};

/** Both ends of the way. Their names are messages: `home.hero.map.towns`. */
export const wayEnds = {
  start: { key: 'sarajevo', at: [824, 958], side: 'left' },
  arrival: { key: 'hamburg', at: [322, 142], side: 'left' },
} as const satisfies Record<string, Town>;

/** The German towns on the map. Their names are messages: `home.hero.map.towns`. */
export const towns = [
  wayEnds.arrival,
  { key: 'berlin', at: [493, 235], side: 'right', wideOnly: true },
  { key: 'cologne', at: [148, 352], side: 'right' },
  { key: 'munich', at: [377, 592], side: 'left' },
] as const satisfies readonly Town[];

/**
 * The towns where the way can start, the preselected one first: the key of its name in the
 * messages, its country in the planner, and the first leg as path data. The lengths of the other
 * legs together are in `map.css`.
 */
export const starts = [
  { key: 'sarajevo', country: 'ba', leg: 'M824 958C886 936 949 769 916 705' },
  { key: 'banjaLuka', country: 'ba', leg: 'M734 873C812 872 950 800 916 705' },
  { key: 'belgrade', country: 'rs', leg: 'M961 854C968 800 949 769 916 705' },
  { key: 'podgorica', country: 'me', leg: 'M894 1094C902 960 949 800 916 705' },
  { key: 'pristina', country: 'xk', leg: 'M1026 1058C930 980 949 800 916 705' },
  { key: 'skopje', country: 'mk', leg: 'M1060 1136C930 1000 949 800 916 705' },
  { key: 'tirana', country: 'al', leg: 'M942 1200C960 1020 949 800 916 705' },
] as const;

/**
 * The way in three legs, as path data, each with the steps on it in their order. The names of the
 * steps are messages: `home.hero.map.stops`. The way is curved, because recognition takes months;
 * the step `papers`, which takes longest, is in a loop. Names are beside the way, where the walker
 * does not cover them.
 */
export const legs = [
  {
    path: starts[0].leg,
    stops: [{ key: 'language', at: [916, 705], name: [1130, 740] }],
  },
  {
    path: 'M916 705C876 651 856 653 808 639C761 626 710 628 699 592C690 555 730 546 761 546C793 546 816 562 821 595',
    stops: [{ key: 'papers', at: [822, 590], name: [978, 486] }],
  },
  {
    path: 'M821 595C827 628 794 651 730 665C663 679 634 701 572 703C510 705 483 673 490 633C497 595 577 515 596 468C615 420 598 398 551 367C503 336 450 323 402 295C355 266 315 206 322 142',
    stops: [
      { key: 'employer', at: [572, 703], name: [540, 776] },
      { key: 'visa', at: [596, 468], name: [738, 384] },
      { key: 'arrival', at: wayEnds.arrival.at, name: [168, 268] },
    ],
  },
] as const satisfies readonly {
  path: string;
  stops: readonly { key: string; at: Point; name: Point }[];
}[];

/** The way from the preselected start to the arrival through every step, as path data. */
export const wayPath = legs.map(({ path }) => path).join('');
