import { type Degrees, type Point, project } from '@/lib/map/frame';

/** Coordinates of a town, and the side of its mark for the label. */
type Town = {
  at: Degrees;
  side: 'left' | 'right' | 'above' | 'below';
  /** Labelled on wide screens only. */
  wideOnly?: true;
};

/** The towns labelled on the map. Their names are messages: `home.hero.map.towns`. */
export const towns = {
  hamburg: { at: [9.99, 53.55], side: 'right' },
  berlin: { at: [13.4, 52.52], side: 'right' },
  cologne: { at: [6.96, 50.94], side: 'right' },
  frankfurt: { at: [8.68, 50.11], side: 'right', wideOnly: true },
  stuttgart: { at: [9.18, 48.78], side: 'left', wideOnly: true },
  munich: { at: [11.58, 48.14], side: 'below' },
  sarajevo: { at: [18.41, 43.86], side: 'left' },
  banjaLuka: { at: [17.19, 44.77], side: 'left', wideOnly: true },
  noviSad: { at: [19.84, 45.25], side: 'right', wideOnly: true },
  belgrade: { at: [20.46, 44.82], side: 'right' },
  podgorica: { at: [19.26, 42.44], side: 'left' },
  pristina: { at: [21.17, 42.66], side: 'right', wideOnly: true },
  skopje: { at: [21.43, 42], side: 'below' },
  tirana: { at: [19.82, 41.33], side: 'left' },
} as const satisfies Record<string, Town>;

export type TownKey = keyof typeof towns;

/** Start and end of the route. */
export const ends = { start: 'sarajevo', arrival: 'hamburg' } as const satisfies Record<
  string,
  TownKey
>;

/** Position of a town on the drawing. */
export function townPoint(town: TownKey): Point {
  return project(towns[town].at);
}
