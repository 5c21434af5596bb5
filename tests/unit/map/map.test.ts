import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ends, frame, type Point, routePath, stops, towns } from '@/lib/map/route';

it('loads the shapes of the map in few bytes', () => {
  const svg = readFileSync('lib/map/shapes.svg');
  expect(String(svg)).toContain(`viewBox="0 0 ${frame.width} ${frame.height}"`);
  expect(brotliCompressSync(svg).length).toBeLessThan(4500);
});

it('leads the route from its start through every stop to its arrival', () => {
  const passed: readonly string[] = routePath.match(/-?\d+ -?\d+(?=C|$)/g) ?? [];
  const written = (point: Point) => point.map(Math.round).join(' ');
  const places = [ends.start, ...stops, ends.arrival];
  const order = places.map(({ at }) => passed.indexOf(written(at)));
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect([order[0], order.at(-1)]).toEqual([0, passed.length - 1]);
});

it('labels every town inside the frame', () => {
  for (const { key, at } of [...towns, ...stops]) {
    const [x, y] = at;
    const isInside = x > 0 && x < frame.width && y > 0 && y < frame.height;
    expect([key, isInside]).toEqual([key, true]);
  }
});
