import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** The weight of headings. */
const weight = 800;
/** The typeface's files with the letters of our languages; each has what the other lacks. */
const subsets = ['latin', 'latin-ext'] as const;
const require = createRequire(import.meta.url);

/** The typeface of the cards: both subsets, heavy. */
export type CardFont = {
  /** TrueType files, the format that the typesetter reads. */
  files: readonly Buffer[];
  weight: typeof weight;
  /** How broad a text is in shares of the type size. */
  widthOf(text: string): number;
  /** Characters of a text that no subset has. They would be left out without a word. */
  missingIn(text: string): string[];
};

/** Headings are set a little tighter than the typeface comes, in shares of the type size. */
export const letterSpacing = -0.02;

function openFont(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('A subset is a single font.');
  return font;
}

/**
 * Cuts the typeface for a set of characters.
 *
 * @param characters all that the cards may show
 */
export async function cutCardFont(characters: string): Promise<CardFont> {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  const files = await Promise.all(
    subsets.map(async (subset) => {
      const original = await readFile(join(folder, `files/figtree-${subset}-wght-normal.woff2`));
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      return subsetFont(original, characters, options);
    }),
  );
  const fonts = files.map(openFont);
  const advanceOf = (character: string): number | undefined => {
    const code = character.codePointAt(0) ?? 0;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    return font && font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  };
  return {
    files,
    weight,
    widthOf: (text) =>
      [...text].reduce((sum, character) => sum + (advanceOf(character) ?? 0) + letterSpacing, 0),
    missingIn: (text) => [...text].filter((character) => advanceOf(character) === undefined),
  };
}
