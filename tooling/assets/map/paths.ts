import { type Point, surroundings } from '@/lib/map/frame';
import { type ArcIds, pointsOfArc } from '@/tooling/assets/map/countries';
import { createPen } from '@/tooling/assets/map/curve';
import { simplify } from '@/tooling/assets/map/simplify';

/** Minimum area of an island in square units. */
const smallestArea = 260;

const simplified = new Map<number, Point[]>();

/** The simplified points of a line in its direction. */
function lineOf(id: number): Point[] {
  const forward = id < 0 ? ~id : id;
  const known = simplified.get(forward);
  if (known) return id < 0 ? known.toReversed() : known;
  const points = pointsOfArc(forward);
  const [start, end] = [points[0], points.at(-1)];
  const isClosed = start !== undefined && end !== undefined && distance(start, end) < 0.01;
  simplified.set(forward, simplify(points, isClosed ? 5 : 2));
  return lineOf(id);
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}

/** Area of a polygon in square units. */
function areaOf(ring: readonly Point[]): number {
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

function isSeen(line: readonly Point[]): boolean {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const { left, top, right, bottom } = surroundings;
  return (
    Math.max(...xs) > left &&
    Math.min(...xs) < right &&
    Math.max(...ys) > top &&
    Math.min(...ys) < bottom
  );
}

/** Areas as closed smooth curves, without those that are too small. */
export function areasPath(rings: readonly ArcIds[]): string {
  const pen = createPen();
  for (const ring of rings) {
    const lines = ring.map(lineOf);
    const outline = lines.flat();
    if (areaOf(outline) < smallestArea || !isSeen(outline)) continue;
    const [first = [], ...others] = lines;
    const [a, b] = first;
    if (!a || !b) continue;
    if (others.length === 0) {
      // An island has no fixed points, so it starts in the middle of a side.
      const start: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      pen.moveTo(start);
      pen.curveAlong([...first.slice(1), start]);
      pen.close();
      pen.backTo(start);
      continue;
    }
    pen.moveTo(a);
    for (const line of lines) pen.curveAlong(line.slice(1));
    pen.close();
    pen.backTo(a);
  }
  return pen.data();
}

/** Lines as open smooth curves. */
export function linesPath(lines: readonly ArcIds[]): string {
  const pen = createPen();
  for (const ids of lines) {
    const parts = ids.map(lineOf);
    const start = parts[0]?.[0];
    if (!start || !isSeen(parts.flat())) continue;
    pen.moveTo(start);
    for (const part of parts) pen.curveAlong(part.slice(1));
  }
  return pen.data();
}
