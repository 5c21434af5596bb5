import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** Fontsource ships the family in cuts, none of which holds a letter of another. */
export const cuts = [
  { name: 'latin', holds: (code: number) => code < 0x100 || code > 0x2000 },
  { name: 'latin-ext', holds: (code: number) => code >= 0x100 && code <= 0x2000 },
] as const;

export type CutName = (typeof cuts)[number]['name'];

/** The name of the cut that a character is in. */
export function cutOf(character: string): CutName {
  const code = character.codePointAt(0) ?? 0;
  return cuts.find(({ holds }) => holds(code))?.name ?? 'latin';
}

/** A cut of the family with all its weights, as it is shipped (WOFF2). */
export async function readCut(name: CutName): Promise<Buffer> {
  const folder = dirname(require.resolve('@fontsource-variable/figtree/package.json'));
  return readFile(join(folder, `files/figtree-${name}-wght-normal.woff2`));
}
