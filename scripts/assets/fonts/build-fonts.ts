import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { writeFiles, writeGenerated } from '@/scripts/support/files';

const weights = { min: 400, max: 800 };

const require = createRequire(import.meta.url);
const packageFile = require.resolve('@fontsource-variable/figtree/package.json');

/** A CSS `unicode-range`: `U+20-7E, U+A0, …`. */
function unicodeRange(characters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

/**
 * Writes the subset fonts with the characters of the site into `public/fonts/`, their style sheet
 * (`generated/fonts.css`) and their URLs (`generated/fonts.json`). A file name contains a hash of
 * everything that the file depends on, so existing files are kept.
 */
export async function buildFonts(root: string = process.cwd()): Promise<void> {
  const characters = [...(await siteCharacters(root))];
  const version = await readFile(packageFile, 'utf8');
  const faces = subsets.map(async (name) => {
    const chosen = characters.filter((character) => subsetFor(character) === name).join('');
    const key = JSON.stringify([weights, version, chosen]);
    const hash = createHash('sha256').update(key).digest('hex').slice(0, 10);
    const url = `/fonts/figtree-${name}-${hash}.woff2`;
    if (!existsSync(join(root, 'public', url))) {
      const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
      const font = await createSubset(name, chosen, options);
      await writeFiles(join(root, 'public'), { [url]: font });
    }
    const rule = `@font-face {
  font-family: Figtree;
  font-style: normal;
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('${url}') format('woff2');
  unicode-range: ${unicodeRange([...chosen])};
}
`;
    return { url, rule };
  });
  const fonts = await Promise.all(faces);
  const urls = fonts.map(({ url }) => url);
  for (const file of await readdir(join(root, 'public/fonts'))) {
    if (!urls.includes(`/fonts/${file}`)) await rm(join(root, 'public/fonts', file));
  }
  const rules = fonts.map(({ rule }) => rule).join('\n');
  await writeFiles(join(root, 'generated'), { 'fonts.css': rules });
  await writeGenerated(root, 'fonts', urls);
}

type Options = Parameters<typeof subsetFont>[2];

/** Fontsource's subsets of the family, which share no letters. */
export const subsets = ['latin', 'latin-ext'] as const;

type SubsetName = (typeof subsets)[number];

/** The subset that contains a character. */
function subsetFor(character: string): SubsetName {
  return /[\u0100-\u2000]/.test(character) ? 'latin-ext' : 'latin';
}

/** Reduces a subset of the variable font to a set of characters. */
export async function createSubset(
  name: SubsetName,
  characters: string,
  options: Options,
): Promise<Buffer> {
  const file = join(dirname(packageFile), `files/figtree-${name}-wght-normal.woff2`);
  return subsetFont(await readFile(file), characters, options);
}
