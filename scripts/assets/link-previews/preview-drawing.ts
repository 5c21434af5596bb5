import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { CSSProperties } from 'react';
import { mark } from '@/lib/brand/mark';
import { themeColour } from '@/lib/brand/theme';
import { ends, type Point, routePath } from '@/lib/map/route';
import type { PageKey } from '@/lib/routing/table';
import { inThemeColours } from '@/scripts/assets/pictures/drawing-colours';

/** Size of the images in pixels; networks show this ratio uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A rectangle on the image, in pixels. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** Title box of an image, and the box of the page's hero drawing, if it has one. */
type Layout = { title: Rectangle; scene?: Rectangle };

/** Distance of text from the left and top edges, in pixels. */
const margin = { x: 64, y: 56 } as const;

/** Beside the title of these pages is the mark as a bridge. */
const plain: Layout = { title: { x: margin.x, y: 132, width: 1072, height: 224 } };

/** Drawings end at the image's lower edge; the title gets the remaining space. */
const layouts: Readonly<Partial<Record<PageKey, Layout>>> = {
  home: { title: { x: margin.x, y: 132, width: 510, height: 434 } },
  employers: {
    title: { x: margin.x, y: 132, width: 520, height: 434 },
    scene: { x: 600, y: 67, width: 600, height: 563 },
  },
  nurses: {
    title: { x: margin.x, y: 132, width: 500, height: 434 },
    scene: { x: 572, y: 118, width: 600, height: 504 },
  },
  academy: {
    title: { x: margin.x, y: 132, width: 510, height: 356 },
    scene: { x: 672, y: 22, width: 512, height: 608 },
  },
  contact: {
    title: { x: margin.x, y: 132, width: 464, height: 434 },
    scene: { x: 588, y: 86, width: 612, height: 544 },
  },
};

/** The layout of a page's image. */
export const layoutOf = (page: PageKey): Layout => layouts[page] ?? plain;

const accent = themeColour('accent');
const textColour = themeColour('text');
const background = themeColour('background');
const backgroundDeep = themeColour('background-deep');
const highlight = themeColour('highlight');

/** The map colours that `app/styles/map.css` mixes, in sRGB. */
const mapColours = {
  country: '#cde5e7',
  line: '#aecfd1',
  summit: '#b2a289',
} as const;

/** Size of the mark before the company's name, in pixels. */
const markSize = 56;

/** The mark at a position, with a stroke width in pixels of the image. */
function markAt(x: number, y: number, size: number, width: number): string {
  const scale = size / mark.box;
  const place = `transform="translate(${x} ${y}) scale(${scale})"`;
  return `<path ${place} d="${mark.path}" stroke-width="${width / scale}"/>`;
}

const logo = markAt(margin.x, margin.y, markSize, (mark.stroke * markSize) / mark.box);

const nameSize = 38;
/** Where the company's name stands: beside the mark. */
export const namePlace: CSSProperties = {
  left: margin.x + markSize + 14,
  top: margin.y + (markSize - nameSize) / 2,
  fontSize: nameSize,
};

/** Lines of the mark and the route: accent colour, round caps, no fill. */
function strokes(content: string): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<g fill="none" stroke="${accent}" ${round}>${content}</g>`;
}

/** The route line enters from the left, forms the mark, and leaves to the right. */
function bridgeArt(): string {
  const [size, x, y, width] = [380, 692, 284, 13];
  const unit = size / mark.box;
  // The mark's path starts and ends 2 units inside its box, 26 units down.
  const road = y + 26 * unit;
  const sides = `M-20 ${road}H${x + 2 * unit}M${x + 38 * unit} ${road}H${previewSize.width + 20}`;
  return strokes(`<path d="${sides}" stroke-width="${width}"/>${markAt(x, y, size, width)}`);
}

/** A page's drawing in its box; behind the academy's, the table runs across the image. */
async function sceneArt(page: PageKey, box: Rectangle, root: string): Promise<string> {
  const file = await readFile(join(root, `pictures/drawings/scenes/${page}-hero.svg`), 'utf8');
  const $ = load(inThemeColours(file), { xml: true });
  const drawing = $('svg').first();
  for (const [name, value] of Object.entries(box)) drawing.attr(name, String(value));
  if (page !== 'academy') return $.xml(drawing);
  // The table's far edge is at 650 of the drawing's 760 units.
  const edge = box.y + (box.height * 650) / 760;
  const { width, height } = previewSize;
  const table = `<rect y="${edge}" width="${width}" height="${height - edge}" fill="${backgroundDeep}"/>`;
  const line = `<path d="M0 ${edge}H${width}" stroke="${textColour}" stroke-width="2"/>`;
  return table + line + $.xml(drawing);
}

/** The shapes of the map in painting order, with their attributes. */
const layers = [
  ['land', `stroke="${mapColours.line}" stroke-width="54"`],
  ['land', `stroke="${background}" stroke-width="50"`],
  ['land', `stroke="${mapColours.line}" stroke-width="26"`],
  ['land', `stroke="${background}" stroke-width="22"`],
  ['land', `fill="${backgroundDeep}" stroke="none"`],
  ['waves', `stroke="${mapColours.line}" stroke-width="4"`],
  ['borders', `stroke="${background}" stroke-width="3"`],
  ['destination', `fill="${mapColours.country}" stroke="${textColour}" stroke-width="3.5"`],
  ['homes', `fill="${mapColours.country}" stroke="${textColour}" stroke-width="3.5"`],
  ['home-borders', `stroke="${textColour}" stroke-width="2" stroke-dasharray="1 7"`],
  ['summits', `stroke="${mapColours.summit}" stroke-width="3"`],
] as const;

/** Scale and offset of the map, so that both ends of the route fit with a margin. */
const [scale, left, top] = [0.6, 572, -44];

const onImage = ([x, y]: Point): Point => [left + x * scale, top + y * scale];

function endMark(at: Point): string {
  const [x, y] = onImage(at);
  const place = `cx="${x}" cy="${y}"`;
  const ring = `<circle ${place} r="12" fill="${highlight}" stroke="${textColour}" stroke-width="3"/>`;
  return `${ring}<circle ${place} r="4" fill="${textColour}"/>`;
}

/** The route on the map, which fades into the background towards the title. */
async function mapArt(root: string): Promise<string> {
  const fadesFrom = 600;
  const file = await readFile(join(root, 'lib/map/shapes.svg'), 'utf8');
  const $ = load(file, { xml: true });
  const shapes = layers.map(([id, look]) => `<path d="${$(`#${id}`).attr('d')}" ${look}/>`);
  const onMap = (content: string) =>
    `<g transform="translate(${left} ${top}) scale(${scale})">${content}</g>`;
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const stop = (offset: number) =>
    `<stop offset="${offset}" stop-color="${background}" stop-opacity="${1 - offset}"/>`;
  return [
    `<linearGradient id="fade">${stop(0)}${stop(1)}</linearGradient>`,
    onMap(`<g ${round}>${shapes.join('')}</g>`),
    `<rect width="${fadesFrom}" height="${previewSize.height}" fill="${background}"/>`,
    `<rect x="${fadesFrom}" width="150" height="${previewSize.height}" fill="url(#fade)"/>`,
    strokes(onMap(`<path d="${routePath}" stroke-width="15"/>`)),
    endMark(ends.start.at),
    endMark(ends.arrival.at),
  ].join('');
}

/** A label at the left or right of a point, with its middle at the point's height. */
function besidePoint(at: Point, side: 'left' | 'right'): CSSProperties {
  const [fontSize, gap] = [24, 19];
  const [x, y] = onImage(at);
  const place = side === 'left' ? { right: previewSize.width - x + gap } : { left: x + gap };
  return { ...place, top: y - fontSize / 2, fontSize, whiteSpace: 'nowrap' };
}

/** Where the names of both ends of the route stand: each on the side away from the line. */
export const townPlaces = [
  { end: 'start', place: besidePoint(ends.start.at, 'left'), outline: mapColours.country },
  { end: 'arrival', place: besidePoint(ends.arrival.at, 'right'), outline: mapColours.country },
] as const;

/**
 * Draws the image of a page without text, as an SVG document.
 *
 * @param root folder of the project
 */
export async function previewDrawing(page: PageKey, root: string): Promise<string> {
  const { scene } = layoutOf(page);
  const map = page === 'home' ? await mapArt(root) : bridgeArt();
  const drawn = scene === undefined ? map : await sceneArt(page, scene, root);
  const { width, height } = previewSize;
  const size = `width="${width}" height="${height}"`;
  const backdrop = `<rect ${size} fill="${background}"/>`;
  const content = backdrop + drawn + strokes(logo);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
