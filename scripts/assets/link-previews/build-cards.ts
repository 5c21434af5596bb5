import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import { type CSSProperties, createElement } from 'react';
import sharp from 'sharp';
import { brandColours } from '@/lib/brand/mark';
import { locales } from '@/lib/locales';
import { cardSize, type PlacedLine } from '@/lib/metadata/card';
import { pageVariants } from '@/lib/routing/addresses';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { cardDrawing } from '@/scripts/assets/link-previews/card-drawing';
import {
  type CardFont,
  cardLines,
  cardTexts,
  cardWeight,
  letterSpacing,
  makeCardFont,
} from '@/scripts/assets/link-previews/card-text';

function lineElement({ text, x, y, size }: PlacedLine, look: CSSProperties = {}) {
  const place: CSSProperties = { position: 'absolute', left: x, top: y, fontSize: size };
  // As one piece: if set word by word, the renderer loses track of the letter spacing.
  const whole = text.replaceAll(' ', '\u00a0');
  return createElement('div', { style: { ...place, whiteSpace: 'pre', ...look } }, whole);
}

/**
 * Renders lines of text on a transparent card as PNG.
 *
 * @param font must contain every character: missing ones would be requested from the internet
 */
async function drawText(lines: readonly PlacedLine[], font: CardFont): Promise<Buffer> {
  const fonts = font.files.map((data, index) => ({
    name: `cut-${index}`,
    data,
    weight: cardWeight,
    style: 'normal' as const,
  }));
  const style: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    color: brandColours.band,
    fontFamily: fonts.map(({ name }) => name).join(', '),
    fontWeight: cardWeight,
    letterSpacing: `${letterSpacing}em`,
    lineHeight: 1,
  };
  const elements = lines.flatMap((line) => [
    ...(line.rim ? [lineElement(line, { WebkitTextStroke: `8px ${line.rim}` })] : []),
    lineElement(line),
  ]);
  const answer = new ImageResponse(createElement('div', { style }, ...elements), {
    ...cardSize,
    fonts,
  });
  return Buffer.from(await answer.arrayBuffer());
}

/**
 * Writes the link preview image of every page, `public/og/<locale>/<page>.png`, and their URLs
 * (`lib/metadata/generated.ts`). Image URLs are permanent, because old posts still request them;
 * pages add a version query that changes with the image, because networks cache images
 * indefinitely.
 *
 * @param root folder of the project
 * @throws an error with file and key if a title does not fit
 */
export async function buildCards(root: string = process.cwd()): Promise<void> {
  const font = await makeCardFont(await siteCharacters(root));
  const cards = await Promise.all(
    pageVariants.map(async (variant) => {
      const lines = cardLines(variant, await cardTexts(root, variant), font);
      const png = await sharp(Buffer.from(await cardDrawing(variant.page, root)))
        .composite([{ input: await drawText(lines, font) }])
        .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
        .toBuffer();
      const version = createHash('sha256').update(png).digest('hex').slice(0, 10);
      return { ...variant, png, path: `/og/${variant.locale}/${variant.page}.png`, version };
    }),
  );
  // Only after all images are made: a title that does not fit leaves the previous images untouched.
  await rm(join(root, 'public/og'), { recursive: true, force: true });
  for (const { path, png } of cards) {
    const file = join(root, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
  const addresses = locales.map((locale) => {
    const own = cards.filter((card) => card.locale === locale);
    const pages = own.map(({ page, path, version }) => [page, `${path}?v=${version}`]);
    return [locale, Object.fromEntries(pages)];
  });
  const comment = '/** Made by scripts/assets/link-previews/build-cards.ts; do not edit. */';
  const urls = JSON.stringify(Object.fromEntries(addresses));
  await writeFile(
    join(root, 'lib/metadata/generated.ts'),
    `${comment}\nexport const cards = ${urls} as const;\n`,
  );
}
