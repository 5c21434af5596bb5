import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { locales, localeTable } from '@/lib/locales';

/** Printable ASCII, for user input, addresses and numbers. */
const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i));

/** Punctuation of all languages, and characters that publishing inserts. */
const punctuation = '\u00a0\u00ad\u202f–—„“”‚‘’…·•→←↗×§€°©';

/**
 * All characters that the site may show: ASCII, the alphabets of all languages, and the characters
 * in message files and company facts.
 *
 * @param root folder of the project
 */
export async function siteCharacters(root: string): Promise<string> {
  const folder = messagesFolder(root);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(
    [...files, join(root, 'site.config.ts')].map((file) => readFile(file, 'utf8')),
  );
  const letters = locales.map((locale) => localeTable[locale].letters);
  const all = new Set([ascii, punctuation, ...letters, ...texts].join(''));
  return [...all]
    .filter((character) => character >= ' ')
    .sort()
    .join('');
}
