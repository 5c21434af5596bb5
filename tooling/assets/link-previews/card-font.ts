import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { cutFont } from '@/tooling/assets/fonts/cut-font';

/** The weight of headings. */
const weight = 800;
/** Font files with the letters of all languages; neither subset contains the other. */
const subsets = ['latin', 'latin-ext'] as const;
const require = createRequire(import.meta.url);

/** The font of the cards: both subsets in one weight. */
export type CardFont = {
  /** TrueType files, as required by the renderer. */
  files: readonly Uint8Array[];
  weight: typeof weight;
  /** Width of a text in em. */
  widthOf(text: string): number;
  /** Characters that no subset contains; the renderer would omit them silently. */
  missingIn(text: string): string[];
};

/** Letter spacing in em; headings are set slightly tighter. */
export const letterSpacing = -0.02;

function openFont(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('A subset is a single font.');
  return font;
}

/**
 * Subsets the font to a set of characters.
 *
 * @param characters all characters that the cards may show
 */
export async function cutCardFont(characters: string): Promise<CardFont> {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  const files = await Promise.all(
    subsets.map(async (subset) => {
      const original = await readFile(join(folder, `files/figtree-${subset}-wght-normal.woff2`));
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      return cutFont(original, characters, options);
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
