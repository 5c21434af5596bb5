import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { locales, localeTable } from '@/lib/locales';
import { contentHash, listFiles, writeFiles, writeGenerated } from '@/scripts/support/files';

const weights = { min: 400, max: 800 };

const require = createRequire(import.meta.url);
const packageFile = require.resolve('@fontsource-variable/figtree/package.json');

/** Fontsource's subsets of the family, which share no letters, with their ranges in CSS. */
const subsets = {
  latin: { characters: /[\0-\u00ff\u2001-\uffff]/, range: 'U+0-FF, U+2001-FFFF' },
  'latin-ext': { characters: /[\u0100-\u2000]/, range: 'U+100-2000' },
} as const;

/**
 * Writes the subset fonts with the characters of the site into `public/fonts/`, their style sheet
 * (`generated/fonts.css`) and their URLs (`generated/fonts.json`). A file name contains a hash of
 * everything that the file depends on, so existing files are kept.
 */
export async function buildFonts(): Promise<void> {
  const characters = [...(await siteCharacters())];
  const version = await readFile(packageFile, 'utf8');
  const faces = Object.entries(subsets).map(async ([name, subset]) => {
    const chosen = characters.filter((one) => subset.characters.test(one)).join('');
    const hash = contentHash(JSON.stringify([weights, version, chosen]));
    const url = `/fonts/figtree-${name}-${hash}.woff2`;
    if (!existsSync(`public${url}`)) {
      const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
      const original = join(dirname(packageFile), `files/figtree-${name}-wght-normal.woff2`);
      const font = await subsetFont(await readFile(original), chosen, options);
      await writeFiles('public', { [url]: font });
    }
    const rule = `@font-face {
  font-family: Figtree;
  font-style: normal;
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('${url}') format('woff2');
  unicode-range: ${subset.range};
}
`;
    return { url, rule };
  });
  const fonts = await Promise.all(faces);
  const urls = fonts.map(({ url }) => url);
  for (const file of await readdir('public/fonts')) {
    const isOld = file.startsWith('figtree-') && !urls.includes(`/fonts/${file}`);
    if (isOld) await rm(join('public/fonts', file));
  }
  const rules = fonts.map(({ rule }) => rule).join('\n');
  await writeFiles('generated', { 'fonts.css': rules });
  await writeGenerated('fonts', urls);
}

/** Printable ASCII, for user input, URLs and numbers. */
const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i));

const punctuation = '\u00a0–—„“”‚‘’…·•×§€°©';

/** Characters without a glyph in the typeface: invisible ones, and those of a fallback font. */
const withoutGlyph = '\u00ad\u202f₂←→↗';

/**
 * All characters that the site may show: ASCII, the alphabets of all languages, and the characters
 * in the message files and the site config.
 */
async function siteCharacters(): Promise<string> {
  const folder = messagesFolder();
  const files = (await listFiles(folder)).filter((name) => /\.(?:json|md|txt)$/.test(name));
  const paths = [...files.map((file) => join(folder, file)), 'site.config.ts'];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const letters = locales.map((locale) => localeTable[locale].letters);
  const all = new Set([ascii, punctuation, withoutGlyph, ...letters, ...texts].join(''));
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
