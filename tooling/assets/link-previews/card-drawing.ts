import { load } from 'cheerio';
import { brandColours, mark } from '@/lib/brand/mark';
import { type Box, cardSize, type PlacedLine } from '@/lib/metadata/card';
import { type CardLayout, margin } from '@/tooling/assets/link-previews/card-layouts';
import { mapArt } from '@/tooling/assets/link-previews/map-art';

/** Size of the mark before the company's name, in pixels. */
const markSize = 56;

/** The far edge of the table in the academy's drawing, as a share of its height. */
const tableEdge = 650 / 760;

const { accent, band: ink, ground } = brandColours;

/** The mark at a position, with a stroke width in card pixels. */
function markAt(x: number, y: number, size: number, width: number): string {
  const scale = size / mark.box;
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${mark.path}" stroke-width="${width / scale}"/>`;
}

const logo = markAt(margin.x, margin.y, markSize, (mark.stroke * markSize) / mark.box);

/** The company's name, beside the mark. */
export function nameLine(text: string): PlacedLine {
  const size = 38;
  return { text, x: margin.x + markSize + 14, y: margin.y + (markSize - size) / 2, size };
}

/** Route lines: accent colour, round caps, no fill. */
function strokes(content: string): string {
  return `<g fill="none" stroke="${accent}" stroke-linecap="round" stroke-linejoin="round">${content}</g>`;
}

/** The route line enters from the left, forms the mark, and leaves to the right. */
function bridgeArt(): string {
  const [size, x, y, width] = [380, 692, 284, 13];
  const unit = size / mark.box;
  // The mark's path starts and ends 2 units inside its box, 26 units down.
  const road = y + 26 * unit;
  const [begin, end] = [x + 2 * unit, x + 38 * unit];
  return `<path d="M-20 ${road}H${begin}M${end} ${road}H${cardSize.width + 20}" stroke-width="${width}"/>${markAt(x, y, size, width)}`;
}

/** A drawing with its own coordinates, placed in a box of the card. */
function placed(drawing: string, box: Box): string {
  const $ = load(drawing, { xml: true });
  const root = $('svg').first();
  for (const [name, value] of Object.entries(box)) root.attr(name, String(value));
  return $.xml(root);
}

/** The table behind the drawing, across the card, as on the page. */
function tableAcross({ y, height }: Box): string {
  const edge = y + height * tableEdge;
  return `<rect y="${edge}" width="${cardSize.width}" height="${cardSize.height - edge}" fill="${brandColours['ground-deep']}"/><path d="M0 ${edge}H${cardSize.width}" stroke="${ink}" stroke-width="2"/>`;
}

function artOf({ art }: CardLayout, drawing: string): string {
  if (art.kind === 'map') return mapArt(art.fadesFrom);
  if (art.kind === 'bridge') return strokes(bridgeArt());
  const across = art.scene === 'academy' ? tableAcross(art.box) : '';
  return across + placed(drawing, art.box);
}

/**
 * Draws a card without text, as an SVG document of the card's size.
 *
 * @param drawing content of the drawing's file; empty if the layout has none
 */
export function cardDrawing(layout: CardLayout, drawing: string): string {
  const { width, height } = cardSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${artOf(layout, drawing)}${strokes(logo)}</svg>`;
}
