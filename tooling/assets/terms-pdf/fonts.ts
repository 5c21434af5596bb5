import { cutFont, type SubsetName, subsetOf } from '@/tooling/assets/fonts/font-subsets';

const weights = { regular: 400, strong: 700 } as const;
export type Weight = keyof typeof weights;

/** Name under which a font is registered in a document. */
export const fontName = (weight: Weight, subset: SubsetName) => `${weight} ${subset}`;

/** Splits a text by the font subset that contains its letters. */
export function splitBySubset(text: string): { subset: SubsetName; text: string }[] {
  const parts: { subset: SubsetName; text: string }[] = [];
  for (const character of text) {
    const subset = subsetOf(character);
    const last = parts.at(-1);
    if (last?.subset === subset) last.text += character;
    else parts.push({ subset, text: character });
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
  const needed = [...new Set(splitBySubset(text).map(({ subset }) => subset))];
  const fonts = needed.map(async (subset) => {
    const letters = [...new Set(text)].filter((letter) => subsetOf(letter) === subset).join('');
    return Promise.all(
      Object.entries(weights).map(async ([weight, wght]) => ({
        name: fontName(weight === 'strong' ? 'strong' : 'regular', subset),
        font: await cutFont(subset, letters, {
          targetFormat: 'sfnt',
          variationAxes: { wght },
        }),
      })),
    );
  });
  return (await Promise.all(fonts)).flat();
}
