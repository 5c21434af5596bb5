import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Options = Parameters<typeof subsetFont>[2];

const require = createRequire(import.meta.url);

/** Fontsource's subsets of the family, which share no letters. */
export const subsets = ['latin', 'latin-ext'] as const;

export type SubsetName = (typeof subsets)[number];

/** The subset that contains a character. */
export function subsetFor(character: string): SubsetName {
  return /[\u0100-\u2000]/.test(character) ? 'latin-ext' : 'latin';
}

/** Reduces a subset of the variable font to a set of characters. */
export async function createSubset(
  name: SubsetName,
  characters: string,
  options: Options,
): Promise<Buffer> {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  const original = await readFile(join(folder, `files/figtree-${name}-wght-normal.woff2`));
  return subsetFont(original, characters, options);
}
