import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontFile, readFontFile } from '@/tooling/assets/link-previews/font-file';

/** The weight of headings. */
const weight = 800;
/** The typeface's files with the letters of our languages; each has what the other lacks. */
const cuts = ['latin', 'latin-ext'] as const;
const require = createRequire(import.meta.url);

/** The typeface of the cards: both cuts, heavy, in a format that the typesetter reads. */
export type CardFont = {
  files: readonly FontFile[];
  weight: typeof weight;
  /** How broad a text is in shares of the type size. */
  breadthOf(text: string): number;
  /** Characters of a text that no cut has. They would be left out without a word. */
  missingIn(text: string): string[];
};

/** Headings are set a little tighter than the typeface comes, in shares of the type size. */
export const letterSpacing = -0.02;

/**
 * Cuts the typeface for a set of characters.
 *
 * @param characters all that the cards may show
 */
export async function cutCardFont(characters: string): Promise<CardFont> {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  const files = await Promise.all(
    cuts.map(async (cut) => {
      const original = await readFile(join(folder, `files/figtree-${cut}-wght-normal.woff2`));
      const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const;
      return readFontFile(await subsetFont(original, characters, options));
    }),
  );
  const advanceOf = (character: string) =>
    files.map((file) => file.advanceOf(character)).find((advance) => advance !== undefined);
  return {
    files,
    weight,
    breadthOf: (text) =>
      [...text].reduce((sum, character) => sum + (advanceOf(character) ?? 0) + letterSpacing, 0),
    missingIn: (text) => [...text].filter((character) => advanceOf(character) === undefined),
  };
}
