import { type Degrees, type Point, project } from '@/lib/map/frame';
import { createPen } from '@/tooling/assets/map/curve';

/** The Danube from source to delta. */
const danube: readonly Degrees[] = [
  [8.5, 47.95],
  [10, 48.42],
  [11.2, 48.75],
  [12.1, 49.02],
  [13.46, 48.57],
  [14.3, 48.28],
  [15.6, 48.38],
  [16.5, 48.18],
  [17.6, 47.8],
  [18.75, 47.82],
  [19.05, 47.4],
  [18.95, 46.3],
  [18.85, 45.6],
  [19.35, 45.25],
  [20.1, 45.2],
  [20.5, 44.82],
  [21.6, 44.68],
  [22.5, 44.6],
  [22.9, 43.95],
  [24.6, 43.72],
  [26, 43.95],
  [27.3, 44.2],
  [28, 45.3],
  [29.5, 45.2],
];

/** Summits of the Alps, the Apennines, the Giant Mountains, the Carpathians. */
const summits: readonly Degrees[] = [
  [6.9, 45.8],
  [7.9, 46.45],
  [9.2, 46.5],
  [10.5, 46.75],
  [11.6, 46.95],
  [12.6, 47.15],
  [13.7, 47.2],
  [15.2, 47.5],
  [15.6, 50.7],
  [20.4, 49.2],
  [22.8, 47.9],
  [24.6, 47.4],
  [25.4, 46.3],
  [24.6, 45.6],
  [10.4, 44.2],
  [12.6, 43],
  [13.7, 42.2],
];

/** Positions of waves, which mark water. */
const waters: readonly Degrees[] = [
  [6.2, 54.6],
  [5.1, 54.1],
  [15.6, 55.1],
  [17.6, 55.3],
  [14.6, 43.6],
  [16.3, 42.6],
  [17.4, 41.9],
  [11.2, 41.2],
  [9.8, 42.3],
  [13.2, 40],
];

const offset = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];

function drawn(draw: (pen: ReturnType<typeof createPen>) => void): string {
  const pen = createPen();
  draw(pen);
  return pen.data();
}

/** The river as one smooth line. */
export const riverPath = drawn((pen) => {
  const [source, ...course] = danube.map(project);
  if (!source) return;
  pen.moveTo(source);
  pen.curveAlong(course);
});

/** Each summit in three strokes: up, down, and its shaded side. */
export const summitsPath = drawn((pen) => {
  for (const summit of summits.map(project)) {
    pen.moveTo(offset(summit, -20, 16));
    pen.curveAlong([offset(summit, 0, -16)]);
    pen.curveAlong([offset(summit, 22, 16)]);
    pen.moveTo(offset(summit, 0, -16));
    pen.curveAlong([offset(summit, 7, -2), offset(summit, 0, 10)]);
  }
});

/** Each wave as two arcs. */
export const wavesPath = drawn((pen) => {
  for (const wave of waters.map(project)) {
    pen.moveTo(offset(wave, -26, 0));
    pen.curveAlong([offset(wave, -13, -14), offset(wave, 13, 14), offset(wave, 26, 0)]);
  }
});
