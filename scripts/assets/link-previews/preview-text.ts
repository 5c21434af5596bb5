import { createTranslator } from 'next-intl';
import { z } from 'zod';
import { readMessages } from '@/lib/i18n/read-messages';
import { ends } from '@/lib/map/route';
import type { Rectangle, TextLine } from '@/lib/metadata/link-preview';
import type { PageVariant } from '@/lib/routing/addresses';
import { cutFont, openFont, subsets } from '@/scripts/assets/fonts/font-subsets';
import { layouts, nameLine, townLines } from '@/scripts/assets/link-previews/preview-drawing';
import { site } from '@/site.config';

/** Width of a text in em. */
type WidthOf = (text: string) => number;

/** The font of the images: both subsets in the weight of headings. */
export type PreviewFont = {
  /** TrueType files, as required by the renderer. */
  files: readonly Buffer[];
  widthOf: WidthOf;
  /** Characters that no subset contains; the renderer would omit them silently. */
  missingIn: (text: string) => string[];
};

/** The weight of headings. */
export const fontWeight = 800 as const;
/** Letter spacing in em; headings are set slightly tighter. */
export const letterSpacing = -0.02;

/** Makes the font with a set of characters: all that the images may show. */
export async function loadPreviewFont(characters: string): Promise<PreviewFont> {
  const options = { targetFormat: 'truetype', variationAxes: { wght: fontWeight } } as const;
  const files = await Promise.all(subsets.map((name) => cutFont(name, characters, options)));
  const fonts = files.map(openFont);
  const advanceOf = (character: string): number | undefined => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    return font && font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  };
  return {
    files,
    widthOf: (text) =>
      [...text].reduce((sum, character) => sum + (advanceOf(character) ?? 0) + letterSpacing, 0),
    missingIn: (text) => [...text].filter((character) => advanceOf(character) === undefined),
  };
}

/**
 * Font sizes in pixels. Chats show the image at a quarter of its size, where the smallest is 12 px.
 */
const sizes = [88, 80, 74, 68, 62, 56, 50] as const;

/** Line height in em, so that diacritics do not touch the descenders above. */
const lineHeight = 1.1;

/** Breaks a text into lines of a maximum width; returns undefined if a word is wider. */
function wrap(text: string, width: number, widthOf: WidthOf): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    if (widthOf(word) > width) return undefined;
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Wraps a text into lines of about the same width, without more lines than needed. */
function balance(text: string, width: number, widthOf: WidthOf): string[] | undefined {
  const lines = wrap(text, width, widthOf);
  if (lines === undefined) return undefined;
  const narrower = balance(text, Math.max(...lines.map(widthOf)) - 0.1, widthOf);
  return narrower?.length === lines.length ? narrower : lines;
}

/**
 * Sets a title at the largest font size that fits into a box, vertically centred, without breaking
 * words. Sentences start on a new line if space permits.
 *
 * @returns undefined if it does not fit at the smallest size
 */
export function fitTitle(title: string, box: Rectangle, widthOf: WidthOf): TextLine[] | undefined {
  const sentences = title.trim().split(/(?<=[.!?])[ \n]+/);
  for (const size of sizes) {
    const most = Math.floor(box.height / (size * lineHeight));
    const lines = [sentences, [title.trim()]]
      .map((parts) => parts.map((part) => balance(part, box.width / size, widthOf)))
      .map((parts) => (parts.includes(undefined) ? [] : parts.flatMap((part) => part ?? [])))
      .find((set) => set.length > 0 && set.length <= most);
    if (lines === undefined) continue;
    const top = box.y + (box.height - lines.length * lineHeight * size) / 2;
    return lines.map((text, index) => ({
      text,
      x: box.x,
      y: Math.round(top + (index * lineHeight + (lineHeight - 1) / 2) * size),
      size,
    }));
  }
  return undefined;
}

/** The text on a page's image. */
type PreviewTexts = {
  /** The page's heading. */
  title: string;
  /** Names of the towns at both ends of the route. */
  towns: Readonly<Record<keyof typeof ends, string>>;
};

const pageSchema = z.object({ hero: z.object({ title: z.string() }) });
const homeSchema = z.object({
  hero: z.object({ map: z.object({ towns: z.record(z.string(), z.string()) }) }),
});

/** Reads the text of an image. */
export async function previewTexts({ locale, page }: PageVariant): Promise<PreviewTexts> {
  const texts = await readMessages(locale);
  const { title } = pageSchema.parse(texts[page]).hero;
  const { towns } = homeSchema.parse(texts['home']).hero.map;
  const t = createTranslator({ locale, messages: { title, towns } });
  return {
    // Soft hyphens are for narrow screens only.
    title: t('title').replaceAll('\u00ad', ''),
    towns: { start: t(`towns.${ends.start.key}`), arrival: t(`towns.${ends.arrival.key}`) },
  };
}

/**
 * All text of an image with its position: company, title, map labels.
 *
 * @throws an error with file and key if a text does not fit or has missing glyphs
 */
export function previewLines(
  { locale, page }: PageVariant,
  { title, towns }: PreviewTexts,
  { widthOf, missingIn }: PreviewFont,
): TextLine[] {
  const problem = (what: string) =>
    new Error(`messages/${locale}/${page}.json: hero.title: ${what}`);
  const titleLines = fitTitle(title, layouts[page].title, widthOf);
  if (!titleLines) {
    throw problem('too long for the picture of the link preview; shorten it or its longest word');
  }
  const labels = page === 'home' ? townLines(towns, widthOf) : [];
  const lines = [nameLine(site.company.shortName), ...titleLines, ...labels];
  const missing = missingIn(lines.map(({ text }) => text).join(''));
  if (missing.length > 0) {
    throw problem(`the typeface has no ${missing.join(' ')} for the picture of the link preview`);
  }
  return lines;
}
