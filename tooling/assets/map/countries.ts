import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeArcs, meshArcs } from 'topojson-client';
import { z } from 'zod';
import { type Point, project } from '@/lib/map/frame';

const ring = z.array(z.number());
const properties = z.object({ name: z.string() });
const country = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), properties, arcs: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), properties, arcs: z.array(z.array(ring)) }),
]);
const pair = z.tuple([z.number(), z.number()]);

/** The part of TopoJSON that the atlas uses. */
const atlasSchema = z.object({
  type: z.literal('Topology'),
  transform: z.object({ scale: pair, translate: pair }),
  objects: z.object({
    countries: z.object({ type: z.literal('GeometryCollection'), geometries: z.array(country) }),
  }),
  arcs: z.array(z.array(z.array(z.number()))),
});

type Atlas = z.infer<typeof atlasSchema>;
type Country = z.infer<typeof country>;

const require = createRequire(import.meta.url);
let read: Atlas | undefined;

/** The atlas, memoized. */
function atlas(): Atlas {
  const file = require.resolve('world-atlas/countries-50m.json');
  read ??= atlasSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return read;
}

/**
 * Countries of origin, by their names in the data (Natural Earth). All borders between them are
 * drawn alike, including Kosovo's: the map takes no position.
 */
const homes = ['Albania', 'Bosnia and Herz.', 'Kosovo', 'Macedonia', 'Montenegro', 'Serbia'];
const destination = ['Germany'];
const others = [
  'Austria',
  'Belarus',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Czechia',
  'Denmark',
  'France',
  'Greece',
  'Hungary',
  'Italy',
  'Liechtenstein',
  'Lithuania',
  'Luxembourg',
  'Moldova',
  'Netherlands',
  'Poland',
  'Romania',
  'Russia',
  'Slovakia',
  'Slovenia',
  'Spain',
  'Sweden',
  'Switzerland',
  'Turkey',
  'Ukraine',
  'United Kingdom',
];

function countriesNamed(names: readonly string[]): Country[] {
  const all = atlas().objects.countries.geometries;
  const found = all.filter(({ properties: { name } }) => names.includes(name));
  if (found.length !== names.length) {
    throw new Error(`The atlas has ${found.length} of the countries ${names.join(', ')}.`);
  }
  return found;
}

/** Arcs of the atlas by index; a negative one (`~n`) is reversed. */
export type ArcIds = readonly number[];

/** Areas as rings of arcs. */
const areaOf = (names: readonly string[]): ArcIds[] =>
  mergeArcs(atlas(), countriesNamed(names)).arcs.flat();

/** Borders shared by countries. */
const bordersOf = (names: readonly string[]): ArcIds[] =>
  meshArcs(
    atlas(),
    { type: 'GeometryCollection', geometries: countriesNamed(names) },
    (one, other) => one !== other,
  ).arcs;

/** The layers of the map in painting order. */
export function mapLayers() {
  return {
    land: areaOf([...others, ...homes, ...destination]),
    destination: areaOf(destination),
    homes: areaOf(homes),
    borders: bordersOf([...others, ...homes, ...destination]),
    homeBorders: bordersOf(homes),
  };
}

/**
 * The points of an arc on the drawing.
 *
 * @param id index of the arc, not negative
 */
export function pointsOfArc(id: number): Point[] {
  const { arcs, transform } = atlas();
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  return (arcs[id] ?? []).map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  });
}
