import subsetFont from 'subset-font';
import { type CutName, cutOf, readCut } from '@/tooling/assets/fonts/cuts';

const weights = { regular: 400, strong: 700 } as const;
export type Weight = keyof typeof weights;

/** Name under which a font is registered in a document. */
export const fontName = (weight: Weight, cut: CutName) => `${weight} ${cut}`;

/** Splits a text by the font cut that contains its letters. */
export function partsByCut(text: string): { cut: CutName; text: string }[] {
  const parts: { cut: CutName; text: string }[] = [];
  for (const character of text) {
    const cut = cutOf(character);
    const last = parts.at(-1);
    if (last?.cut === cut) last.text += character;
    else parts.push({ cut, text: character });
  }
  return parts;
}

/**
 * Subsets the fonts of a document. One static font per weight, because PDF does not support variable
 * fonts.
 *
 * @param text all text of the document
 */
export async function documentFonts(text: string): Promise<{ name: string; font: Buffer }[]> {
  const needed = [...new Set(partsByCut(text).map(({ cut }) => cut))];
  const fonts = needed.map(async (cut) => {
    const original = await readCut(cut);
    const letters = [...new Set(text)].filter((letter) => cutOf(letter) === cut).join('');
    return Promise.all(
      Object.entries(weights).map(async ([weight, wght]) => ({
        name: fontName(weight === 'strong' ? 'strong' : 'regular', cut),
        font: await subsetFont(original, letters, {
          targetFormat: 'sfnt',
          variationAxes: { wght },
        }),
      })),
    );
  });
  return (await Promise.all(fonts)).flat();
}
