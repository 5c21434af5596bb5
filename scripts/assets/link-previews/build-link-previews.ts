import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { load } from 'cheerio';
import { ImageResponse } from 'next/og';
import { createTranslator } from 'next-intl';
import { type CSSProperties, createElement } from 'react';
import sharp from 'sharp';
import { z } from 'zod';
import { mark } from '@/lib/brand/mark';
import { applyThemeColours, themeColour } from '@/lib/brand/theme';
import { readMessages } from '@/lib/i18n/read-messages';
import { localeTable } from '@/lib/locales';
import { wayEnds, wayPath } from '@/lib/map/legs';
import { type PageVariant, pageVariants } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import {
  contentHash,
  readTextIfPresent,
  writeFiles,
  writeGenerated,
} from '@/scripts/support/files';
import { site } from '@/site.config';

/** Size of the images in pixels; networks show this ratio uncropped. */
const size = { width: 1200, height: 630 } as const;

/** The boxes of a title: beside a drawing, and above the mark on pages without a drawing. */
const boxes = {
  narrow: { left: 64, top: 132, width: 510, height: 434 },
  wide: { left: 64, top: 132, width: 1072, height: 224 },
} as const;

const fontWeight = 700 as const;

/** Line height in em. Diacritics do not touch the descenders of the line above. */
const lineHeight = 1.1;

const heroFile = (page: PageKey) => `pictures/drawings/scenes/${page}-hero.svg`;

/** The box of a page's title. */
export const titleBox = (page: PageKey) =>
  page === 'home' || existsSync(heroFile(page)) ? boxes.narrow : boxes.wide;

/**
 * A font size in pixels at which a title fits into a box. Bold letters are about
 * 0.52 em wide, and lines in short columns stay half empty. Chats show the image at a quarter
 * of its size: the smallest is then 12 px.
 */
function titleSize(title: string, { width, height }: { width: number; height: number }) {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  const byWidth = width / (longestWord * 0.54);
  const byArea = Math.sqrt((width * height * 0.5) / (title.length * 0.52 * lineHeight));
  return Math.max(48, Math.floor(Math.min(80, byWidth, byArea)));
}

const pageSchema = z.object({ hero: z.object({ title: z.string() }) });

/** The heading of a page. The image has room for whole words, and its font has no soft hyphen. */
async function previewTitle({ locale, page }: PageVariant): Promise<string> {
  const messages = pageSchema.parse((await readMessages(locale))[page]).hero;
  return createTranslator({ locale: localeTable[locale].intl, messages })('title').replaceAll(
    '\u00ad',
    '',
  );
}

/** Renders the company's name and a title on a transparent background as PNG. */
async function drawText(variant: PageVariant, font: Buffer): Promise<Buffer> {
  const title = await previewTitle(variant);
  const box = titleBox(variant.page);
  const style: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    color: themeColour('text'),
    fontWeight,
    letterSpacing: '-0.02em',
  };
  const nameStyle: CSSProperties = { position: 'absolute', left: 134, top: 62, fontSize: 38 };
  const titleStyle: CSSProperties = {
    ...{ position: 'absolute', ...box, display: 'flex', flexDirection: 'column' },
    ...{ justifyContent: 'center', overflow: 'hidden' },
    ...{ fontSize: titleSize(title, box), lineHeight },
  };
  // Each sentence begins on a new line.
  const sentences = title.trim().split(/(?<=[.!?])\s+/);
  const lines = sentences.map((sentence) =>
    createElement('div', { style: { textWrap: 'balance' } }, sentence),
  );
  const image = createElement(
    'div',
    { style },
    createElement('div', { style: nameStyle }, site.company.shortName),
    createElement('div', { style: titleStyle }, ...lines),
  );
  const fonts = [{ name: 'Figtree', data: font, weight: fontWeight }];
  const response = new ImageResponse(image, { ...size, fonts });
  return Buffer.from(await response.arrayBuffer());
}

/** The logo mark at a position; all values in pixels. */
function drawMark(x: number, y: number, width: number, strokeWidth: number): string {
  const scale = width / mark.box;
  const place = `transform="translate(${x} ${y}) scale(${scale})"`;
  return `<path ${place} d="${mark.path}" stroke-width="${strokeWidth / scale}"/>`;
}

/** The thread enters from the left, forms the mark as a bridge, and leaves to the right. */
function drawBridge(): string {
  // The mark's path starts and ends 2 units inside its box, 26 units down.
  const unit = 380 / mark.box;
  const y = 284 + 26 * unit;
  const sides = `M-20 ${y}H${692 + 2 * unit}M${692 + 38 * unit} ${y}H${size.width + 20}`;
  return `<path d="${sides}" stroke-width="13"/>${drawMark(692, 284, 380, 13)}`;
}

/** The way on the map, which fades into the background towards the title. */
async function drawMap(): Promise<string> {
  const $ = load(await readFile('pictures/drawings/map/shapes.svg', 'utf8'), { xml: true });
  const shape = (id: string, style: string) => `<path d="${$(`#${id}`).attr('d')}" ${style}/>`;
  const [background, text] = [themeColour('background'), themeColour('text')];
  const [land, country] = [themeColour('background-deep'), themeColour('country')];
  const highlighted = `fill="${country}" stroke="${text}" stroke-width="3.5"`;
  const ends = Object.values(wayEnds).map(
    ({ at: [x, y] }) =>
      `<g stroke="${text}"><circle cx="${x}" cy="${y}" r="20"
        fill="${themeColour('highlight')}" stroke-width="5"/>
        <circle cx="${x}" cy="${y}" r="3" stroke-width="8"/></g>`,
  );
  const stop = (offset: number) =>
    `<stop offset="${offset}" stop-color="${background}" stop-opacity="${1 - offset}"/>`;
  return `<linearGradient id="fade">${stop(0)}${stop(1)}</linearGradient>
    <g transform="translate(572 -44) scale(0.6)">
      ${shape('land', `fill="${land}" stroke="${country}" stroke-width="14"`)}
      ${shape('borders', `stroke="${background}" stroke-width="3"`)}
      ${shape('destination', highlighted)}${shape('homes', highlighted)}
      ${shape('summits', `stroke="${themeColour('summit')}" stroke-width="3"`)}
    </g>
    <rect width="600" height="${size.height}" fill="${background}" stroke="none"/>
    <rect x="600" width="150" height="${size.height}" fill="url(#fade)" stroke="none"/>
    <g transform="translate(572 -44) scale(0.6)">
      <path d="${wayPath}" stroke-width="15"/>${ends.join('')}
    </g>`;
}

/** Draws the image of a page without text, as an SVG document. */
export async function previewDrawing(page: PageKey): Promise<string> {
  const file = await readTextIfPresent(heroFile(page));
  const hero = load(applyThemeColours(file ?? ''), { xml: true });
  const box = { x: 588, y: 60, width: 612, height: 570, preserveAspectRatio: 'xMaxYMax' };
  for (const [name, value] of Object.entries(box)) hero('svg').attr(name, `${value}`);
  const lines = page === 'home' ? await drawMap() : drawBridge();
  const area = `width="${size.width}" height="${size.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${area}>
    <rect ${area} fill="${themeColour('background')}"/>${hero.xml()}
    <g fill="none" stroke="${themeColour('accent')}" stroke-linecap="round" stroke-linejoin="round">
      ${file ? '' : lines}${drawMark(64, 56, 56, (mark.stroke * 56) / mark.box)}
    </g>
  </svg>`;
}

/**
 * Writes the link preview image of every page, `public/og/<locale>/<page>.png`, and their URLs
 * (`generated/link-previews.json`). Image URLs are permanent, because old posts still request them;
 * pages add a version query that changes with the image, because networks cache images
 * indefinitely.
 */
export async function buildLinkPreviews(): Promise<void> {
  // A whole font, because characters that are missing would be requested from the internet.
  const font = await readFile(new URL(`../terms-pdf/figtree-${fontWeight}.ttf`, import.meta.url));
  await rm('public/og', { recursive: true, force: true });
  const urls: Record<string, Record<string, string>> = {};
  const images = pageVariants.map(async ({ locale, page }) => {
    const png = await sharp(Buffer.from(await previewDrawing(page)))
      .composite([{ input: await drawText({ locale, page }, font) }])
      .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
      .toBuffer();
    const path = `/og/${locale}/${page}.png`;
    await writeFiles('public', { [path]: png });
    return { locale, page, url: `${path}?v=${contentHash(png)}` };
  });
  for (const { locale, page, url } of await Promise.all(images)) {
    urls[locale] = { ...urls[locale], [page]: url };
  }
  await writeGenerated('link-previews', { urls, size });
}
