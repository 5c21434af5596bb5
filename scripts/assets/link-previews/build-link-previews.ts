import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ImageResponse } from 'next/og';
import { type CSSProperties, createElement } from 'react';
import sharp from 'sharp';
import { brandColours } from '@/lib/brand/mark';
import { previewSize, type TextLine } from '@/lib/metadata/link-preview';
import { pageVariants } from '@/lib/routing/addresses';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { previewDrawing } from '@/scripts/assets/link-previews/preview-drawing';
import {
  fontWeight,
  letterSpacing,
  loadPreviewFont,
  type PreviewFont,
  previewLines,
  previewTexts,
} from '@/scripts/assets/link-previews/preview-text';

function lineElement({ text, x, y, size }: TextLine, look: CSSProperties = {}) {
  const place: CSSProperties = { position: 'absolute', left: x, top: y, fontSize: size };
  // As one piece: if set word by word, the renderer loses track of the letter spacing.
  const whole = text.replaceAll(' ', '\u00a0');
  return createElement('div', { style: { ...place, whiteSpace: 'pre', ...look } }, whole);
}

/**
 * Renders lines of text on a transparent image as PNG.
 *
 * @param font must contain every character: missing ones would be requested from the internet
 */
async function drawText(lines: readonly TextLine[], { files }: PreviewFont): Promise<Buffer> {
  const fonts = files.map((data, index) => ({ name: `subset-${index}`, data, weight: fontWeight }));
  const style: CSSProperties = {
    display: 'flex',
    width: '100%',
    height: '100%',
    color: brandColours.band,
    fontFamily: fonts.map(({ name }) => name).join(', '),
    fontWeight,
    letterSpacing: `${letterSpacing}em`,
    lineHeight: 1,
  };
  const elements = lines.flatMap((line) => [
    ...(line.outline ? [lineElement(line, { WebkitTextStroke: `8px ${line.outline}` })] : []),
    lineElement(line),
  ]);
  const image = createElement('div', { style }, ...elements);
  const answer = new ImageResponse(image, { ...previewSize, fonts });
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
export async function buildLinkPreviews(root: string = process.cwd()): Promise<void> {
  const font = await loadPreviewFont(await siteCharacters(root));
  const images = await Promise.all(
    pageVariants.map(async ({ locale, page }) => {
      const lines = previewLines({ locale, page }, await previewTexts({ locale, page }), font);
      const png = await sharp(Buffer.from(await previewDrawing(page, root)))
        .composite([{ input: await drawText(lines, font) }])
        .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
        .toBuffer();
      return { locale, page, png, path: `/og/${locale}/${page}.png` };
    }),
  );
  // Only after all images are made: a title that does not fit leaves the previous images untouched.
  await rm(join(root, 'public/og'), { recursive: true, force: true });
  const urls: Record<string, Record<string, string>> = {};
  for (const { locale, page, path, png } of images) {
    const file = join(root, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
    const version = createHash('sha256').update(png).digest('hex').slice(0, 10);
    urls[locale] = { ...urls[locale], [page]: `${path}?v=${version}` };
  }
  const comment =
    '/** Made by scripts/assets/link-previews/build-link-previews.ts; do not edit. */';
  const module = `export const linkPreviews = ${JSON.stringify(urls)} as const;`;
  await writeFile(join(root, 'lib/metadata/generated.ts'), `${comment}\n${module}\n`);
}
