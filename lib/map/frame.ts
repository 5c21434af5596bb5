import { geoConicConformal } from 'd3-geo';

/** A point on the drawing in its units, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Longitude and latitude, in the order of map data. */
export type Degrees = readonly [longitude: number, latitude: number];

/** The part of Europe that is visible on every screen, in drawing units. */
export const frame = { width: 1200, height: 1440 } as const;

/** Area drawn around the frame; visible on wide screens, where it fades out. */
export const surroundings = { left: -1500, top: -150, right: 2100, bottom: 1640 } as const;

/** Points that define the crop: Schleswig, Aachen, northern Peloponnese, Banat. */
const crop = {
  type: 'MultiPoint',
  coordinates: [
    [9.4, 55],
    [5.9, 50.8],
    [20, 39.9],
    [22.6, 44.5],
  ],
} as const;

/** Lambert conformal conic, as in school atlases: preserves shapes. */
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
 * Projects coordinates onto the drawing.
 *
 * @throws if the projection has no point for them
 */
export function project([longitude, latitude]: Degrees): Point {
  const point = projection([longitude, latitude]);
  if (!point) throw new Error(`${longitude}, ${latitude} is outside the projection.`);
  return point;
}
