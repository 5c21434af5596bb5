import type { Point } from '@/lib/map/frame';

const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const middle = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2];

/** Numbers in the most compact path syntax: a minus sign also separates. */
function numbers(values: readonly number[]): string {
  return values
    .map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value)))
    .join('');
}

/** Writes path data with relative commands and whole numbers, repeating no command letter. */
export function createPen() {
  let data = '';
  let last = '';
  let at: Point = [0, 0];
  const command = (letter: string, points: readonly Point[]) => {
    const values = numbers(points.flatMap(([x, y]) => [x - at[0], y - at[1]]));
    const separator = last === letter && !values.startsWith('-') ? ' ' : '';
    data += last === letter ? separator + values : letter + values;
    last = letter;
    at = points.at(-1) ?? at;
  };
  return {
    /** Starts a new subpath. */
    moveTo(point: Point): void {
      command('m', [round(point)]);
      // Pairs after a move are lines, so the next move needs its letter.
      last = '';
    },
    /**
     * Draws a smooth curve through the midpoints between the points, ending at the last point. Each
     * control point but the first is the reflection of the previous one (`t`); rounding errors are
     * carried into the next midpoint, so that they do not accumulate.
     */
    curveAlong(points: readonly Point[]): void {
      const [first, ...rest] = points.map(round);
      const end = rest.pop();
      if (!first) return;
      if (!end) {
        command('l', [first]);
        return;
      }
      let control = first;
      const targets = [...rest, end];
      targets.forEach((point, index) => {
        const stop = index === targets.length - 1 ? end : round(middle(control, point));
        if (index === 0) command('q', [control, stop]);
        else command('t', [stop]);
        control = [2 * stop[0] - control[0], 2 * stop[1] - control[1]];
      });
    },
    close(): void {
      data += 'z';
      last = '';
    },
    /** Sets the current point to the start of a closed subpath, as `close` does. */
    backTo(point: Point): void {
      at = round(point);
    },
    data: () => data,
  };
}
