import type { Sharp } from 'sharp';

/** A format that the site serves photographs in. */
export const photographFormats = ['avif', 'webp'] as const;
export type PhotographFormat = (typeof photographFormats)[number];

/** Qualities to try, falling. Below the last one a photograph is no longer worth showing. */
const qualities = {
  avif: [58, 52, 46, 40, 34, 28, 22],
  webp: [78, 70, 62, 54, 46, 38, 30],
} as const satisfies Record<PhotographFormat, readonly number[]>;

/** The widest file that a telephone of 390 pixels takes, with three pixels for each of its own. */
const telephoneWidth = 1240;

/** Bytes that a file of a width may have. */
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
 * Encodes a picture at the highest quality that fits its budget. Neither camera nor place of a
 * photograph is kept.
 *
 * @returns undefined when it does not fit even at the lowest quality
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

  // Between a step that is too large and one that fits, half of those that are left each time.
  let [large, small] = [0, steps.length - 1];
  while (small - large > 1) {
    const middle = Math.floor((large + small) / 2);
    const encoded = await attempt(middle);
    if (encoded === undefined) large = middle;
    else [small, fitting] = [middle, encoded];
  }
  return fitting;
}

/** Everything that decides what comes out, for whoever keeps results. */
export const encodingRecipe = JSON.stringify({ version: 1, qualities });
