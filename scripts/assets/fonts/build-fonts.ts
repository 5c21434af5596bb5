import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteCharacters } from '@/scripts/assets/fonts/character-set';
import { createSubset, subsetOf, subsets } from '@/scripts/assets/fonts/font-subsets';

const weights = { min: 400, max: 800 };

/** Heads the written files. */
const origin = 'Written by `npm run build -- --assets`; do not edit.';

/** A CSS `unicode-range` on several lines: `U+20-7E, U+A0, …`. */
function unicodeRange(codes: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .map((range, index) => (index % 8 === 0 ? `\n    ${range}` : ` ${range}`))
    .join(',');
}

/**
 * Writes the subset fonts into `public/fonts/` with hashed names, their stylesheet
 * (`app/fonts.css`) and their URLs (`lib/fonts/font-files.ts`). The results are committed.
 *
 * @param root folder of the project
 */
export async function buildFonts(root: string = process.cwd()): Promise<void> {
  const characters = [...(await siteCharacters(root))];
  const target = join(root, 'public/fonts');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });

  const faces = subsets.map(async (name) => {
    const chosen = characters.filter((character) => subsetOf(character) === name);
    const font = await createSubset(name, chosen.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
    const url = `/fonts/figtree-${name}-${hash}.woff2`;
    await writeFile(join(root, 'public', url), font);
    const range = unicodeRange(chosen.map((character) => character.codePointAt(0) ?? 0));
    const rule = `@font-face {
  font-family: Figtree;
  font-style: normal;
  font-display: optional;
  font-weight: ${weights.min} ${weights.max};
  src: url('${url}') format('woff2');
  unicode-range:${range};
}`;
    return { url, rule };
  });
  const made = await Promise.all(faces);
  const rules = made.map(({ rule }) => rule).join('\n\n');
  await writeFile(join(root, 'app/fonts.css'), `/* ${origin} */\n\n${rules}\n`);
  const urls = made.map(({ url }) => `  '${url}',\n`).join('');
  const comment = `/** The subsets Latin and Latin Extended. ${origin} */`;
  const list = `export const fontFiles = [\n${urls}] as const;`;
  await writeFile(join(root, 'lib/fonts/font-files.ts'), `${comment}\n${list}\n`);
}
