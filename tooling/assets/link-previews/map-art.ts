import { brandColours } from '@/lib/brand/mark';
import type { Point } from '@/lib/map/frame';
import { routePath } from '@/lib/map/route';
import { ends, type TownKey, townPoint } from '@/lib/map/towns';
import { cardSize, type PlacedLine } from '@/lib/metadata/card';
import { mapShapes } from '@/tooling/assets/map/build-map';

/** The map colours that `app/styles/map.css` mixes, in sRGB. */
export const mapColours = {
  country: '#cde5e7',
  line: '#aecfd1',
  river: '#7db6bf',
  summit: '#b2a289',
} as const;

const { ground, 'ground-deep': sand, band: ink, highlight: honey } = brandColours;

/** The shapes in painting order, with their attributes. */
const layers = [
  ['land', `stroke="${mapColours.line}" stroke-width="54"`],
  ['land', `stroke="${ground}" stroke-width="50"`],
  ['land', `stroke="${mapColours.line}" stroke-width="26"`],
  ['land', `stroke="${ground}" stroke-width="22"`],
  ['land', `fill="${sand}" stroke="none"`],
  ['waves', `stroke="${mapColours.line}" stroke-width="4"`],
  ['borders', `stroke="${ground}" stroke-width="3"`],
  ['destination', `fill="${mapColours.country}" stroke="${ink}" stroke-width="3.5"`],
  ['homes', `fill="${mapColours.country}" stroke="${ink}" stroke-width="3.5"`],
  ['home-borders', `stroke="${ink}" stroke-width="2" stroke-dasharray="1 7"`],
  ['river', `stroke="${mapColours.river}" stroke-width="4"`],
  ['summits', `stroke="${mapColours.summit}" stroke-width="3"`],
] as const;

/** Scale and offset of the map, so that both ends of the route fit with a margin. */
const scale = 0.6;
const shift: Point = [572, -44];

/** Position of a town on the card, in pixels. */
function townOnCard(town: TownKey): Point {
  const [x, y] = townPoint(town);
  return [shift[0] + x * scale, shift[1] + y * scale];
}

function mark(town: TownKey): string {
  const [x, y] = townOnCard(town);
  return `<circle cx="${x}" cy="${y}" r="12" fill="${honey}" stroke="${ink}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="4" fill="${ink}"/>`;
}

/**
 * The route on the map, which fades into the background towards the title.
 *
 * @param x right end of the fade, in pixels of the card
 */
export function mapArt(x: number): string {
  const shapes = mapShapes();
  const paths = layers.map(([id, look]) => `<path d="${shapes[id]}" ${look}/>`);
  return `<defs><linearGradient id="fade"><stop offset="0" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></linearGradient></defs><g transform="translate(${shift.join(' ')}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g><rect width="${x}" height="${cardSize.height}" fill="${ground}"/><rect x="${x}" width="150" height="${cardSize.height}" fill="url(#fade)"/><g transform="translate(${shift.join(' ')}) scale(${scale})"><path d="${routePath}" fill="none" stroke="${brandColours.accent}" stroke-width="15" stroke-linecap="round"/></g>${mark(ends.start)}${mark(ends.arrival)}`;
}

/**
 * The names of both ends of the route, each on the side away from the line.
 *
 * @param widthOf width of a text in em
 */
export function townLines(
  names: readonly { town: TownKey; name: string }[],
  widthOf: (text: string) => number,
): PlacedLine[] {
  const [size, gap] = [24, 19];
  return names.map(({ town, name }) => {
    const [x, y] = townOnCard(town);
    const start = town === ends.arrival ? x + gap : x - gap - widthOf(name) * size;
    return { text: name, x: start, y: y - size / 2, size, rim: mapColours.country };
  });
}
