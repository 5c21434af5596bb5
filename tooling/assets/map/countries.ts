import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mergeArcs, meshArcs } from 'topojson-client';
import { type Point, project } from '@/lib/map/frame';

type Atlas = Parameters<typeof meshArcs>[0];
type Country = Extract<Parameters<typeof mergeArcs>[1], readonly unknown[]>[number];

const require = createRequire(import.meta.url);
const atlas: Atlas = JSON.parse(
  readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
);

/**
 * Where our nurses come from, under the names of the data (Natural Earth). All borders between
 * them are drawn alike, Kosovo's too: the map shows where the way leads and takes no side.
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

function allCountries(): Country[] {
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('The atlas has no countries.');
  return countries.geometries
    .filter((geometry) => geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
    .map((geometry) => ({ ...geometry, properties: geometry.properties ?? {} }));
}

function nameOf({ properties }: Country): unknown {
  return properties && 'name' in properties ? properties.name : undefined;
}

function countriesNamed(names: readonly string[]): Country[] {
  const found = allCountries().filter((country) => names.some((name) => name === nameOf(country)));
  if (found.length !== names.length) {
    throw new Error(`The atlas has ${found.length} of the countries ${names.join(', ')}.`);
  }
  return found;
}

/** Lines of the atlas by their numbers; a negative one (`~n`) runs backwards. */
export type ArcIds = readonly number[];

/** Areas as rings of arcs. */
const areaOf = (names: readonly string[]): ArcIds[] =>
  mergeArcs(atlas, countriesNamed(names)).arcs.flat();

/** Borders that countries share with each other. */
const bordersOf = (names: readonly string[]): ArcIds[] =>
  meshArcs(
    atlas,
    { type: 'GeometryCollection', geometries: countriesNamed(names) },
    (one, other) => one !== other,
  ).arcs;

/** The layers of the map, from the ground up. */
export const layers = {
  land: areaOf([...others, ...homes, ...destination]),
  destination: areaOf(destination),
  homes: areaOf(homes),
  borders: bordersOf([...others, ...homes, ...destination]),
  homeBorders: bordersOf(homes),
} as const;

/**
 * The points of one of the atlas's lines on the drawing.
 *
 * @param id number of the line, not negative
 */
export function pointsOfArc(id: number): Point[] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  let [x, y] = [0, 0];
  return (atlas.arcs[id] ?? []).map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return project([x * scale[0] + translate[0], y * scale[1] + translate[1]]);
  });
}
