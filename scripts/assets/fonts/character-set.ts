import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { locales, localeTable } from '@/lib/locales';
import { listFiles } from '@/scripts/support/files';

/** Printable ASCII, for user input, URLs and numbers. */
const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i));

const punctuation = '\u00a0–—„“”‚‘’…·•×§€°©';

/** Characters without a glyph in the typeface: invisible ones, and those of a fallback font. */
const withoutGlyph = '\u00ad\u202f₂←→↗';

/**
 * All characters that the site may show: ASCII, the alphabets of all languages, and the characters
 * in the message files and the site config.
 */
export async function siteCharacters(root: string): Promise<string> {
  const folder = messagesFolder(root);
  const files = (await listFiles(folder)).filter((name) => /\.(?:json|md|txt)$/.test(name));
  const paths = [...files.map((file) => join(folder, file)), join(root, 'site.config.ts')];
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const letters = locales.map((locale) => localeTable[locale].letters);
  const all = new Set([ascii, punctuation, withoutGlyph, ...letters, ...texts].join(''));
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
