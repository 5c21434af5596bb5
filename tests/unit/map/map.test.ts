/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { frame, type Point, project } from '@/lib/map/frame';
import { routePath, stopKeys, stopPoint } from '@/lib/map/route';
import { type TownKey, townPoint, towns } from '@/lib/map/towns';
import { mapShapes } from '@/tooling/assets/map/build-map';
import { createPen } from '@/tooling/assets/map/curve';
import { simplify } from '@/tooling/assets/map/simplify';

const shapes = mapShapes();
const germanTowns = ['hamburg', 'berlin', 'cologne', 'frankfurt', 'stuttgart', 'munich'];
const townKeys = Object.keys(towns).filter((key): key is TownKey => Object.hasOwn(towns, key));

/** The closed lines of a shape as polygons of the points that its relative path data ends at. */
function polygonsOf(data: string): Point[][] {
  const steps: Readonly<Record<string, number>> = { m: 1, l: 1, q: 2, t: 1 };
  let [x, y] = [0, 0];
  return data
    .split('z')
    .filter((part) => part !== '')
    .map((part) => {
      const polygon: Point[] = [];
      for (const [, letter = '', rest = ''] of part.matchAll(/([mlqt])([^mlqt]*)/g)) {
        const values = (rest.match(/-?\d+/g) ?? []).map(Number);
        const size = (steps[letter] ?? 1) * 2;
        for (let at = 0; at < values.length; at += size) {
          x += values[at + size - 2] ?? 0;
          y += values[at + size - 1] ?? 0;
          polygon.push([x, y]);
        }
      }
      [x, y] = polygon[0] ?? [x, y];
      return polygon;
    });
}

/** Whether a point lies in one of the polygons: a ray from it crosses their sides an odd number of times. */
function lies([x, y]: Point, polygons: readonly Point[][]): boolean {
  return polygons.some((polygon) => {
    const crossings = polygon.filter(([ax, ay], index) => {
      const [bx, by] = polygon[(index + 1) % polygon.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    });
    return crossings.length % 2 === 1;
  });
}

describe('the map', () => {
  it('has shapes of whole finite numbers', () => {
    expect(Object.keys(shapes)).toHaveLength(8);
    for (const data of Object.values(shapes)) expect(data).toMatch(/^m[-\d mlqtz]{100,}$/);
  });

  it('is small', () => {
    expect(brotliCompressSync(Object.values(shapes).join()).length).toBeLessThan(4500);
  });

  it('has every town inside the frame and inside its own country', () => {
    const areas = {
      destination: polygonsOf(shapes['destination'] ?? ''),
      homes: polygonsOf(shapes['homes'] ?? ''),
    };
    for (const town of townKeys) {
      const point = townPoint(town);
      expect([town, point[0] > 0 && point[0] < frame.width]).toEqual([town, true]);
      expect([town, point[1] > 0 && point[1] < frame.height]).toEqual([town, true]);
      const isGerman = germanTowns.includes(town);
      expect([town, lies(point, areas.destination)]).toEqual([town, isGerman]);
      expect([town, lies(point, areas.homes)]).toEqual([town, !isGerman]);
    }
  });

  it('has places on land and none on the sea', () => {
    const land = polygonsOf(shapes['land'] ?? '');
    expect(lies(project([16.37, 48.2]), land)).toBe(true);
    expect(lies(project([15.5, 43]), land)).toBe(false);
    for (const stop of stopKeys) expect([stop, lies(stopPoint(stop), land)]).toEqual([stop, true]);
  });
});

describe('the way', () => {
  it('runs from its start through every stop to its arrival', () => {
    const passed: readonly string[] = routePath.match(/-?\d+ -?\d+(?=C|$)/g) ?? [];
    const written = (point: Point) => point.map(Math.round).join(' ');
    expect(passed[0]).toBe(written(townPoint('sarajevo')));
    expect(passed.at(-1)).toBe(written(townPoint('hamburg')));
    const order = stopKeys.map((stop) => passed.indexOf(written(stopPoint(stop))));
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(Math.min(...order)).toBeGreaterThan(0);
  });
});

describe('simplify', () => {
  it('keeps the ends and the corners that matter', () => {
    const line: Point[] = [
      [0, 0],
      [50, 1],
      [100, 0],
      [100, 100],
    ];
    expect(simplify(line)).toEqual([line[0], line[2], line[3]]);
    expect(simplify(line, 4)).toEqual(line);
  });
});

describe('createPen', () => {
  it('keeps to the points of a long curve however often it rounds', () => {
    const points = Array.from({ length: 301 }, (_, i): Point => [i * 9.7, Math.sin(i / 5) * 90]);
    const pen = createPen();
    pen.moveTo([0, 0]);
    pen.curveAlong(points.slice(1));
    const drawn = polygonsOf(pen.data()).flat();
    drawn.slice(1, -1).forEach(([x, y], index) => {
      const [before, after] = [points[index + 1] ?? [0, 0], points[index + 2] ?? [0, 0]];
      expect(Math.abs(x - (before[0] + after[0]) / 2)).toBeLessThan(2);
      expect(Math.abs(y - (before[1] + after[1]) / 2)).toBeLessThan(2);
    });
    expect(drawn.at(-1)).toEqual(points.at(-1)?.map(Math.round));
  });
});
