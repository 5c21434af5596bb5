import { type Point, surroundings } from '@/lib/map/frame';

/** Minimum triangle area of a point to keep, in square units. */
const detail = 90;
/** The same outside the frame, where shapes only have to be closed. */
const detailOutside = 20_000;

function isInside([x, y]: Point): boolean {
  const { left, top, right, bottom } = surroundings;
  return x > left && x < right && y > top && y < bottom;
}

function area([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** Triangle area lost without the point at an index; infinite at the ends. */
function lossAt(line: readonly Point[], index: number): number {
  const [before, point, after] = [line[index - 1], line[index], line[index + 1]];
  if (!before || !point || !after) return Number.POSITIVE_INFINITY;
  return area(before, point, after) / (isInside(point) ? 1 : detailOutside / detail);
}

/**
 * Removes the least significant points of a line (Visvalingam and Whyatt 1993). Its ends stay, so
 * that adjacent lines still meet.
 *
 * topojson-simplify has no minimum number of points, which the test "keeps the ends and the corners
 * that matter" requires: shores of small islands would change.
 *
 * @param fewest minimum number of points: four keep a closed line a polygon
 */
export function simplify(line: readonly Point[], fewest = 2): Point[] {
  const left = [...line];
  while (left.length > fewest) {
    const losses = left.map((_, index) => lossAt(left, index));
    const smallest = losses.reduce(
      (best, loss, index) => (loss < (losses[best] ?? 0) ? index : best),
      0,
    );
    if ((losses[smallest] ?? detail) >= detail) break;
    left.splice(smallest, 1);
  }
  return left;
}
