import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import type { PhotographSource, PlacedPhotograph } from '@/lib/pictures/placed';
import type { Size } from '@/tooling/assets/drawings/read-drawing';
import {
  encodeWithin,
  encodingRecipe,
  type PhotographFormat,
  photographBudget,
  photographFormats,
} from '@/tooling/assets/photographs/encode';
import type { FoundPhotograph } from '@/tooling/assets/photographs/find-photographs';
import { type ShapedCut, shapedCuts } from '@/tooling/assets/photographs/inspect-photograph';
import type { KeptResults } from '@/tooling/support/kept-results';

/** A file to publish, with its public URL. */
export type PictureFile = { src: string; content: Uint8Array };

/** Memoizes an asynchronous function. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

/** The widths to make of a crop, without upscaling. */
function widthsOf({ widths, ratio }: ShapedCut, { width, height }: Size): number[] {
  const most = Math.floor(Math.min(width, height * ratio));
  const possible = widths.filter((one) => one <= most);
  const next = widths[possible.length];
  // The full width is worth a file if it is more than 10 % above the step below.
  return next !== undefined && most > (possible.at(-1) ?? 0) * 1.1 ? [...possible, most] : possible;
}

/** The part of a photograph that a crop shows: upright, in sRGB, on white. */
async function partOf(
  content: Uint8Array,
  { focus, width, ratio }: { focus: FoundPhotograph['focus']; width: number; ratio: number },
): Promise<Sharp> {
  const { data, info } = await sharp(content)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
      position: focus ?? sharp.strategy.attention,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Crops a photograph for its place, in every width and format that the page offers.
 *
 * @param drawing size of the drawing that it replaces
 * @param kept cache of encoded files
 * @returns data for the page, and the files
 * @throws a one-line error if it does not fit its budget
 */
export async function cutPhotograph(
  { place, file, path, focus }: FoundPhotograph,
  drawing: Size,
  kept: KeptResults,
): Promise<{ photograph: PlacedPhotograph; files: PictureFile[] }> {
  const content = await readFile(path);
  const { autoOrient } = await sharp(content).metadata();
  const files: PictureFile[] = [];

  async function sourceOf(cut: ShapedCut, format: PhotographFormat): Promise<PhotographSource> {
    const widths = widthsOf(cut, autoOrient);
    const { ratio, sizes, media } = cut;
    const widest = Math.max(...widths);
    const part = once(() => partOf(content, { focus, width: widest, ratio }));
    const candidates: string[] = [];
    for (const width of widths) {
      const budget = photographBudget(width);
      const shape = JSON.stringify({ format, width, widest, ratio, focus, budget });
      const encoded = await kept.get(
        [content, shape, encodingRecipe, JSON.stringify(sharp.versions)],
        async () => {
          const resized = (await part()).clone().resize({ width });
          const within = await encodeWithin(resized, format, budget);
          if (within !== undefined) return within;
          throw new Error(
            `${file}: too fine a texture for ${budget / 1000} KB at ${width} pixels; use a calmer picture`,
          );
        },
      );
      const hash = createHash('sha256').update(encoded).digest('hex').slice(0, 10);
      const src = `/pictures/${place}-${width}-${hash}.${format}`;
      files.push({ src, content: encoded });
      candidates.push(`${src} ${width}w`);
    }
    return {
      type: `image/${format}`,
      srcSet: candidates.join(', '),
      sizes,
      ...(media === undefined ? {} : { media }),
    };
  }

  const sources: PhotographSource[] = [];
  for (const cut of shapedCuts(place, drawing)) {
    for (const format of photographFormats) sources.push(await sourceOf(cut, format));
  }
  const [src = ''] = sources.at(-1)?.srcSet.split(' ') ?? [];
  return { photograph: { src, sources, ...drawing }, files };
}
