import type { Point } from '@/lib/map/frame';
import { ends, townPoint } from '@/lib/map/towns';

/** The stops between the two towns. Their names are messages: `home.hero.map.stops`. */
export const stopKeys = ['language', 'papers', 'employer', 'visa'] as const;
export type StopKey = (typeof stopKeys)[number];

/** A point of the route with its tangent vector. */
type Bend = { at: Point; pull: Point; stop?: StopKey };

/**
 * The route from town to town: curved, unlike a flight path, because recognition takes months; the
 * stop for papers, which takes longest, is in a loop.
 */
const bends: readonly Bend[] = [
  { at: townPoint(ends.start), pull: [170, -60] },
  { at: [890, 808], pull: [-80, -190], stop: 'language' },
  { at: [800, 730], pull: [-130, -50] },
  { at: [700, 668], pull: [-20, -140] },
  { at: [768, 610], pull: [100, 0], stop: 'papers' },
  { at: [822, 672], pull: [-4, 130] },
  { at: [722, 762], pull: [-190, 50] },
  { at: [574, 806], pull: [-170, 6], stop: 'employer' },
  { at: [494, 722], pull: [10, -150] },
  { at: [596, 524], pull: [60, -150], stop: 'visa' },
  { at: [548, 418], pull: [-150, -100] },
  { at: [392, 342], pull: [-150, -90] },
  { at: townPoint(ends.arrival), pull: [20, -200] },
];

const whole = (points: readonly Point[]): string =>
  points.map((point) => point.map(Math.round).join(' ')).join(' ');

/** The route as path data, from start to arrival. */
export const routePath: string = bends
  .map(({ at: [x, y], pull: [dx, dy] }, index) => {
    const before = bends[index - 1];
    if (!before) return `M${whole([[x, y]])}`;
    const [bx, by] = before.at;
    const [bdx, bdy] = before.pull;
    // Hermite segment between two points with tangents, as a cubic Bézier curve.
    return `C${whole([
      [bx + bdx / 3, by + bdy / 3],
      [x - dx / 3, y - dy / 3],
      [x, y],
    ])}`;
  })
  .join('');

/**
 * Position of a stop on the drawing.
 *
 * @throws if the route has no such stop
 */
export function stopPoint(stop: StopKey): Point {
  const bend = bends.find((one) => one.stop === stop);
  if (!bend) throw new Error(`The way passes no stop ${stop}.`);
  return bend.at;
}
