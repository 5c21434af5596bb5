import type { Sharp } from 'sharp';

/** Published formats of photographs. */
export const photographFormats = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** Qualities to try, descending. Below the last one a photograph is not acceptable. */
const qualities = {
  avif: [58, 52, 46, 40, 34, 28, 22],
  webp: [78, 70, 62, 54, 46, 38, 30],
} as const satisfies Record<PhotographFormat, readonly number[]>;

/** The widest file that a phone of 390 CSS pixels and three device pixels each requests. */
const telephoneWidth = 1240;

/** Byte budget of a file by its width. */
export function photographBudget(width: number): number {
  return width <= telephoneWidth ? 60_000 : 140_000;
}

/** AVIF at effort 2 is as small as at 4, in a tenth of the time. */
function encodeAs(picture: Sharp, format: PhotographFormat, quality: number): Promise<Buffer> {
  const encoded =
    format === 'avif'
      ? picture.clone().avif({ quality, effort: 2, chromaSubsampling: '4:2:0' })
      : picture.clone().webp({ quality, effort: 5, smartSubsample: true });
  return encoded.toBuffer();
}

/**
 * Encodes a picture at the highest quality that fits its budget. Removes all metadata, such as
 * camera and location.
 *
 * @returns undefined if it does not fit at the lowest quality
 */
export async function encodeWithin(
  picture: Sharp,
  format: PhotographFormat,
  budget: number,
): Promise<Buffer | undefined> {
  const steps = qualities[format];
  const attempt = async (step: number) => {
    const encoded = await encodeAs(picture, format, steps[step] ?? steps[0]);
    return encoded.length <= budget ? encoded : undefined;
  };
  const best = await attempt(0);
  if (best !== undefined) return best;
  let fitting = await attempt(steps.length - 1);
  if (fitting === undefined) return undefined;

  // Binary search between a quality that is too large and one that fits.
  let [large, small] = [0, steps.length - 1];
  while (small - large > 1) {
    const middle = Math.floor((large + small) / 2);
    const encoded = await attempt(middle);
    if (encoded === undefined) large = middle;
    else [small, fitting] = [middle, encoded];
  }
  return fitting;
}

/** Inputs of the cache key. */
export const encodingRecipe = JSON.stringify({ version: 1, qualities });
