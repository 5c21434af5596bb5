import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import roboto from '@capsizecss/metrics/roboto';
import { siteCharacters } from '@/tooling/assets/fonts/character-set';
import { cutFont } from '@/tooling/assets/fonts/cut-font';
import { readSubset, subsets } from '@/tooling/assets/fonts/font-subsets';

const family = 'Figtree';
const weights = { min: 400, max: 800 };

/** A CSS `unicode-range`: `U+20-7E,U+A0,…`. */
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
    .join(',');
}

/** `@font-face` rules for system fonts with Figtree's metrics, shown until it is loaded. */
function fallbackRules(): string {
  const { fontFaces } = createFontStack([figtree, arial, roboto], {
    fontFaceFormat: 'styleString',
  });
  return fontFaces;
}

/**
 * Writes the subset fonts into `public/fonts/` with hashed names, their stylesheet
 * (`app/fonts.css`) and their URLs (`lib/fonts/generated.ts`).
 *
 * @param root folder of the project
 */
export async function buildFonts(root: string = process.cwd()): Promise<void> {
  const characters = await siteCharacters(root);
  const target = join(root, 'public/fonts');
  await mkdir(target, { recursive: true });

  const faces = await Promise.all(
    subsets.map(async ({ name, holds }) => {
      const chosen = [...characters].filter((character) => holds(character.codePointAt(0) ?? 0));
      const font = await cutFont(await readSubset(name), chosen.join(''), {
        targetFormat: 'woff2',
        variationAxes: { wght: weights },
      });
      const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
      const fileName = `figtree-${name}-${hash}.woff2`;
      await writeFile(join(target, fileName), font);
      const range = unicodeRange(chosen.map((character) => character.codePointAt(0) ?? 0));
      return { name, fileName, range };
    }),
  );

  const current = new Set(faces.map((face) => face.fileName));
  for (const file of await readdir(target)) {
    if (!current.has(file)) await rm(join(target, file));
  }

  const rules = faces.map(
    ({ fileName, range }) =>
      `@font-face{font-family:${family};font-style:normal;font-display:optional;font-weight:${weights.min} ${weights.max};src:url(/fonts/${fileName}) format("woff2");unicode-range:${range}}`,
  );
  await writeFile(join(root, 'app/fonts.css'), `${[...rules, fallbackRules()].join('\n')}\n`);
  const addresses = Object.fromEntries(
    faces.map(({ name, fileName }) => [name, `/fonts/${fileName}`]),
  );
  await writeFile(
    join(root, 'lib/fonts/generated.ts'),
    `/** Made by tooling/assets/fonts/build-fonts.ts; do not edit. */\nexport const fontFiles = ${JSON.stringify(addresses)} as const;\n`,
  );
}
