import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Fontsource's subsets of the family, which share no letters. */
export const subsets = [
  { name: 'latin', holds: (code: number) => code < 0x100 || code > 0x2000 },
  { name: 'latin-ext', holds: (code: number) => code >= 0x100 && code <= 0x2000 },
] as const;

export type SubsetName = (typeof subsets)[number]['name'];

/** The subset that contains a character. */
export function subsetOf(character: string): SubsetName {
  const code = character.codePointAt(0) ?? 0;
  return subsets.find(({ holds }) => holds(code))?.name ?? 'latin';
}

/** A subset of the variable font with all weights (WOFF2). */
export async function readSubset(name: SubsetName): Promise<Buffer> {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  return readFile(join(folder, `files/figtree-${name}-wght-normal.woff2`));
}
