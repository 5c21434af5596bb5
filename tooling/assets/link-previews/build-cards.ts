import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { locales } from '@/lib/locales';
import { type PageVariant, pageVariants } from '@/lib/routing/addresses';
import { siteCharacters } from '@/tooling/assets/fonts/character-set';
import { cardDrawing } from '@/tooling/assets/link-previews/card-drawing';
import { type CardFont, cutCardFont } from '@/tooling/assets/link-previews/card-font';
import { cardLayouts } from '@/tooling/assets/link-previews/card-layouts';
import { cardLines } from '@/tooling/assets/link-previews/card-lines';
import { cardTexts } from '@/tooling/assets/link-previews/card-texts';
import { typeset } from '@/tooling/assets/link-previews/typeset';

async function buildCard(root: string, variant: PageVariant, font: CardFont): Promise<Buffer> {
  const layout = cardLayouts[variant.page];
  const scene =
    layout.art.kind === 'scene'
      ? await readFile(join(root, `drawings/scenes/${layout.art.scene}-hero.svg`), 'utf8')
      : '';
  const lines = cardLines(variant, await cardTexts(root, variant), font);
  return sharp(Buffer.from(cardDrawing(layout, scene)))
    .composite([{ input: await typeset(lines, font) }])
    .png({ palette: true, colours: 256, dither: 0.6, effort: 10, compressionLevel: 9 })
    .toBuffer();
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
  const font = await cutCardFont(await siteCharacters(root));
  const made = await Promise.all(
    pageVariants.map(async (variant) => {
      const png = await buildCard(root, variant, font);
      const version = createHash('sha256').update(png).digest('hex').slice(0, 10);
      return { ...variant, png, path: `/og/${variant.locale}/${variant.page}.png`, version };
    }),
  );
  // Only after all images are made: a title that does not fit leaves the previous images untouched.
  await rm(join(root, 'public/og'), { recursive: true, force: true });
  for (const { path, png } of made) {
    const file = join(root, 'public', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
  const addresses = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(
        made
          .filter((card) => card.locale === locale)
          .map(({ page, path, version }) => [page, `${path}?v=${version}`]),
      ),
    ]),
  );
  await writeFile(
    join(root, 'lib/metadata/generated.ts'),
    `/** Made by tooling/assets/link-previews/build-cards.ts; do not edit. */\nexport const cards = ${JSON.stringify(addresses)} as const;\n`,
  );
}
