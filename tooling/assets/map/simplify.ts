import { type Point, surroundings } from '@/lib/map/frame';

/** Smallest triangle, in square units, whose corner is worth keeping. */
const detail = 90;
/** The same where nobody looks: shapes only have to close there. */
const detailOutside = 20_000;

function isInside([x, y]: Point): boolean {
  const { left, top, right, bottom } = surroundings;
  return x > left && x < right && y > top && y < bottom;
}

function area([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** How much a line loses without the point at an index: infinite at its ends. */
function lossAt(line: readonly Point[], index: number): number {
  const [before, point, after] = [line[index - 1], line[index], line[index + 1]];
  if (!before || !point || !after) return Number.POSITIVE_INFINITY;
  return area(before, point, after) / (isInside(point) ? 1 : detailOutside / detail);
}

/**
 * Takes the corners out of a line that matter least (Visvalingam and Whyatt 1993). Its ends stay,
 * so that lines which meet go on meeting.
 *
 * topojson-simplify knows no least number of points, which the test "keeps the ends and the
 * corners that matter" asks for: small islands would change their shores.
 *
 * @param fewest how many points are left at least: four keep a closed line a shape
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
