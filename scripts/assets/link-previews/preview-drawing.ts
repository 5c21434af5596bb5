import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { CSSProperties } from 'react';
import { mark } from '@/lib/brand/mark';
import { applyThemeColours, themeColour } from '@/lib/brand/theme';
import { type Point, wayEnds, wayPath } from '@/lib/map/legs';
import type { PageKey } from '@/lib/routing/table';

/** Size of the images in pixels; networks show this ratio uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A rectangle on the image, in pixels. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** Title box of an image, and the box of the page's hero drawing, if it has one. */
type Layout = { title: Rectangle; drawing?: Rectangle };

const margin = { x: 64, y: 56 } as const;

const titleBox = (width: number, height = 434): Rectangle => ({
  x: margin.x,
  y: 132,
  width,
  height,
});

/** Layout of pages without a hero drawing. They show the logo mark, enlarged as a bridge. */
const layoutWithoutDrawing: Layout = { title: titleBox(1072, 224) };

/** Drawings end at the image's lower edge; the title gets the remaining space. */
const layouts: Readonly<Partial<Record<PageKey, Layout>>> = {
  home: { title: titleBox(510) },
  employers: { title: titleBox(520), drawing: { x: 600, y: 67, width: 600, height: 563 } },
  nurses: { title: titleBox(500), drawing: { x: 572, y: 118, width: 600, height: 504 } },
  academy: { title: titleBox(510, 356), drawing: { x: 672, y: 22, width: 512, height: 608 } },
  contact: { title: titleBox(464), drawing: { x: 588, y: 86, width: 612, height: 544 } },
};

/** The layout of a page's image. */
export const previewLayout = (page: PageKey): Layout => layouts[page] ?? layoutWithoutDrawing;

const accent = themeColour('accent');
const textColour = themeColour('text');
const background = themeColour('background');
const backgroundDeep = themeColour('background-deep');
const highlight = themeColour('highlight');

/** The map colours of `app/styles/map.css` in sRGB. */
const mapColours = {
  country: '#cde5e7',
  line: '#aecfd1',
  summit: '#b2a289',
} as const;

const markSize = 56;

/** The logo mark at a position; all values in pixels. */
function markAt(x: number, y: number, size: number, strokeWidth: number): string {
  const scale = size / mark.box;
  const place = `transform="translate(${x} ${y}) scale(${scale})"`;
  return `<path ${place} d="${mark.path}" stroke-width="${strokeWidth / scale}"/>`;
}

const logo = markAt(margin.x, margin.y, markSize, (mark.stroke * markSize) / mark.box);

const nameSize = 38;
/** Position of the company's name, beside the logo mark. */
export const nameStyle: CSSProperties = {
  left: margin.x + markSize + 14,
  top: margin.y + (markSize - nameSize) / 2,
  fontSize: nameSize,
};

/** Draws paths in the line style of the logo mark and the thread. */
function drawLines(content: string): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<g fill="none" stroke="${accent}" ${round}>${content}</g>`;
}

/** The thread enters from the left, forms the mark, and leaves to the right. */
function bridgeDrawing(): string {
  const [size, x, y, width] = [380, 692, 284, 13];
  const unit = size / mark.box;
  // The mark's path starts and ends 2 units inside its box, 26 units down.
  const lineY = y + 26 * unit;
  const sides = `M-20 ${lineY}H${x + 2 * unit}M${x + 38 * unit} ${lineY}H${previewSize.width + 20}`;
  return drawLines(`<path d="${sides}" stroke-width="${width}"/>${markAt(x, y, size, width)}`);
}

/** A page's hero drawing in its box. The table of the academy's drawing spans the whole image. */
async function heroDrawing(page: PageKey, box: Rectangle, root: string): Promise<string> {
  const file = await readFile(join(root, `pictures/drawings/scenes/${page}-hero.svg`), 'utf8');
  const $ = load(applyThemeColours(file), { xml: true });
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

/** Scale and offset of the map, so that both ends of the way fit with a margin. */
const [scale, left, top] = [0.6, 572, -44];

const toImagePoint = ([x, y]: Point): Point => [left + x * scale, top + y * scale];

function endMark(at: Point): string {
  const [x, y] = toImagePoint(at);
  const place = `cx="${x}" cy="${y}"`;
  const ring = `<circle ${place} r="12" fill="${highlight}" stroke="${textColour}" stroke-width="3"/>`;
  return `${ring}<circle ${place} r="4" fill="${textColour}"/>`;
}

/** The way on the map, which fades into the background towards the title. */
async function mapDrawing(root: string): Promise<string> {
  const fadeStart = 600;
  const file = await readFile(join(root, 'lib/map/shapes.svg'), 'utf8');
  const $ = load(file, { xml: true });
  const shapes = layers.map(([id, style]) => `<path d="${$(`#${id}`).attr('d')}" ${style}/>`);
  const onMap = (content: string) =>
    `<g transform="translate(${left} ${top}) scale(${scale})">${content}</g>`;
  const round = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  const stop = (offset: number) =>
    `<stop offset="${offset}" stop-color="${background}" stop-opacity="${1 - offset}"/>`;
  return [
    `<linearGradient id="fade">${stop(0)}${stop(1)}</linearGradient>`,
    onMap(`<g ${round}>${shapes.join('')}</g>`),
    `<rect width="${fadeStart}" height="${previewSize.height}" fill="${background}"/>`,
    `<rect x="${fadeStart}" width="150" height="${previewSize.height}" fill="url(#fade)"/>`,
    drawLines(onMap(`<path d="${wayPath}" stroke-width="15"/>`)),
    endMark(wayEnds.start.at),
    endMark(wayEnds.arrival.at),
  ].join('');
}

function besidePoint({ at, side }: { at: Point; side: 'left' | 'right' }): CSSProperties {
  const [fontSize, gap] = [24, 19];
  const [x, y] = toImagePoint(at);
  const place = side === 'left' ? { right: previewSize.width - x + gap } : { left: x + gap };
  return { ...place, top: y - fontSize / 2, fontSize, whiteSpace: 'nowrap' };
}

/** Positions of the town names at both ends of the way, on the side away from the line. */
export const townLabels = [
  { end: 'start', place: besidePoint(wayEnds.start), outline: mapColours.country },
  { end: 'arrival', place: besidePoint(wayEnds.arrival), outline: mapColours.country },
] as const;

/** Draws the image of a page without text, as an SVG document. */
export async function previewDrawing(page: PageKey, root: string): Promise<string> {
  const { drawing } = previewLayout(page);
  const withoutHero = page === 'home' ? await mapDrawing(root) : bridgeDrawing();
  const drawn = drawing === undefined ? withoutHero : await heroDrawing(page, drawing, root);
  const { width, height } = previewSize;
  const size = `width="${width}" height="${height}"`;
  const backdrop = `<rect ${size} fill="${background}"/>`;
  const content = backdrop + drawn + drawLines(logo);
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
}
