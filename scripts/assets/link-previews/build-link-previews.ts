import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { createTranslator } from 'next-intl';
import { type CSSProperties, createElement } from 'react';
import sharp from 'sharp';
import { z } from 'zod';
import { themeColour } from '@/lib/brand/theme';
import { readMessages } from '@/lib/i18n/read-messages';
import { wayEnds } from '@/lib/map/legs';
import { type PageVariant, pageVariants } from '@/lib/routing/addresses';
import { createSubset, subsets } from '@/scripts/assets/fonts/build-fonts';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import {
  nameStyle,
  previewDrawing,
  previewLayout,
  previewSize,
  type Rectangle,
  townLabels,
} from '@/scripts/assets/link-previews/preview-drawing';
import { writeFiles, writeGenerated } from '@/scripts/support/files';
import { site } from '@/site.config';

const fontWeight = 800 as const;

/**
 * Font sizes in pixels. Chats show the image at a quarter of its size: the smallest is then 12 px.
 */
const sizes = [88, 80, 74, 68, 62, 56, 50] as const;
const smallest = 50;

/** Line height in em. Diacritics do not touch the descenders of the line above. */
const lineHeight = 1.1;

/** Estimated width of a letter in em: the mean of long words in the font weight of headings. */
const letterWidth = 0.52;

/** The sentences of a title; each begins on a new line. */
const splitSentences = (title: string) => title.trim().split(/(?<=[.!?])\s+/);

/** Number of lines that a sentence needs. */
function countLines(sentence: string, lettersPerLine: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of sentence.split(/\s+/)) {
    const isNext = used > 0 && used + 1 + length > lettersPerLine;
    if (isNext) lines += 1;
    used = isNext || used === 0 ? length : used + 1 + length;
  }
  return lines;
}

/** The largest font size at which a title fits into a box, by an estimate of its width. */
export function titleSize(title: string, box: Rectangle): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const fits = (size: number) => {
    const lettersPerLine = box.width / (size * letterWidth);
    const lines = splitSentences(title).map((sentence) => countLines(sentence, lettersPerLine));
    const sum = lines.reduce((all, count) => all + count, 0);
    return longest <= lettersPerLine && sum * size * lineHeight <= box.height;
  };
  return sizes.find(fits) ?? smallest;
}

const pageSchema = z.object({ hero: z.object({ title: z.string() }) });
const homeSchema = z.object({
  hero: z.object({ map: z.object({ towns: z.record(z.string(), z.string()) }) }),
});

/** The text on a page's image: its heading, and the towns at both ends of the way. */
export async function previewTexts({ locale, page }: PageVariant) {
  const texts = await readMessages(locale);
  const { title } = pageSchema.parse(texts[page]).hero;
  const { towns } = homeSchema.parse(texts['home']).hero.map;
  const t = createTranslator({ locale, messages: { title, towns } });
  // The image has room for whole words, and its font has no soft hyphen.
  const shown = (text: string) => text.replaceAll('\u00ad', '');
  const town = ({ key }: (typeof wayEnds)['start' | 'arrival']) => shown(t(`towns.${key}`));
  return {
    title: shown(t('title')),
    towns: { start: town(wayEnds.start), arrival: town(wayEnds.arrival) },
  };
}

const textElement = (style: CSSProperties, text: string) =>
  createElement('div', { style: { position: 'absolute', ...style } }, text);

/** Centres the title vertically in its box, and clips what does not fit. */
function titleElement(title: string, box: Rectangle) {
  const { x, y, width, height } = box;
  const place: CSSProperties = { position: 'absolute', left: x, top: y, width, height };
  const flow: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    overflow: 'hidden',
    fontSize: titleSize(title, box),
    lineHeight,
  };
  const sentences = splitSentences(title).map((sentence) =>
    createElement('div', { style: { textWrap: 'balance' } }, sentence),
  );
  return createElement('div', { style: { ...place, ...flow } }, ...sentences);
}

/**
 * Renders the text of an image on a transparent background as PNG.
 *
 * @param fonts must contain every character: missing ones would be requested from the internet
 */
async function drawText({ locale, page }: PageVariant, fonts: readonly Buffer[]): Promise<Buffer> {
  const { title, towns } = await previewTexts({ locale, page });
  const families = fonts.map((data, index) => ({
    name: `subset-${index}`,
    data,
    weight: fontWeight,
  }));
  const style: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    color: themeColour('text'),
    fontFamily: families.map(({ name }) => name).join(', '),
    fontWeight,
    letterSpacing: '-0.02em',
    lineHeight: 1,
  };
  const shownLabels = page === 'home' ? townLabels : [];
  const labels = shownLabels.flatMap(({ end, place, outline }) => [
    textElement({ ...place, WebkitTextStroke: `8px ${outline}` }, towns[end]),
    textElement(place, towns[end]),
  ]);
  const image = createElement(
    'div',
    { style },
    textElement(nameStyle, site.company.shortName),
    titleElement(title, previewLayout(page).title),
    ...labels,
  );
  const response = new ImageResponse(image, { ...previewSize, fonts: families });
  return Buffer.from(await response.arrayBuffer());
}

/**
 * Writes the link preview image of every page, `public/og/<locale>/<page>.png`, and their URLs
 * (`generated/link-previews.json`). Image URLs are permanent, because old posts still request them;
 * pages add a version query that changes with the image, because networks cache images
 * indefinitely.
 */
export async function buildLinkPreviews(root: string = process.cwd()): Promise<void> {
  const characters = await siteCharacters(root);
  const options = { targetFormat: 'truetype', variationAxes: { wght: fontWeight } } as const;
  const fonts = await Promise.all(subsets.map((name) => createSubset(name, characters, options)));
  await rm(join(root, 'public/og'), { recursive: true, force: true });
  const urls: Record<string, Record<string, string>> = {};
  const images = pageVariants.map(async ({ locale, page }) => {
    const png = await sharp(Buffer.from(await previewDrawing(page, root)))
      .composite([{ input: await drawText({ locale, page }, fonts) }])
      .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
      .toBuffer();
    const path = `/og/${locale}/${page}.png`;
    await writeFiles(join(root, 'public'), { [path]: png });
    const version = createHash('sha256').update(png).digest('hex').slice(0, 10);
    return { locale, page, url: `${path}?v=${version}` };
  });
  for (const { locale, page, url } of await Promise.all(images)) {
    urls[locale] = { ...urls[locale], [page]: url };
  }
  await writeGenerated(root, 'link-previews', { urls, size: previewSize });
}
