import { geoConicConformal } from 'd3-geo';

/** A place on the drawing in its own units, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Degrees as map data has them: longitude first. */
export type Degrees = readonly [longitude: number, latitude: number];

/** The part of Europe that a reader sees whole on every screen, in units of the drawing. */
export const frame = { width: 1200, height: 1440 } as const;

/** What else is drawn round the frame: wide screens show more of it, and it fades out. */
export const surroundings = { left: -1500, top: -150, right: 2100, bottom: 1640 } as const;

/** The corners that decide the crop: Schleswig, Aachen, the Peloponnese's north, Banat. */
const crop = {
  type: 'MultiPoint',
  coordinates: [
    [9.4, 55],
    [5.9, 50.8],
    [20, 39.9],
    [22.6, 44.5],
  ],
} as const;

/** Conic and conformal like the maps in a school atlas: shapes stay as readers know them. */
const projection = geoConicConformal()
  .parallels([43, 53])
  .rotate([-14, 0])
  .fitExtent(
    [
      [40, 50],
      [frame.width - 110, frame.height - 50],
    ],
    { type: 'MultiPoint', coordinates: crop.coordinates.map(([x, y]) => [x, y]) },
  );

/**
 * Where a place lies on the drawing.
 *
 * @throws when the projection has no point for it
 */
export function project([longitude, latitude]: Degrees): Point {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${longitude}, ${latitude} is outside the projection.`);
  return point;
}
