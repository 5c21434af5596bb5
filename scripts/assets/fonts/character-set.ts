import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { visit } from 'jsonc-parser';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { Problem } from '@/lib/i18n/text-problem';
import { locales, localeTable } from '@/lib/locales';

/** Printable ASCII, for user input, URLs and numbers. */
const ascii = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 + 1 }, (_, i) => 0x20 + i));

const punctuation = '\u00a0–—„“”‚‘’…·•×§€°©';

/** Characters without a glyph in the typeface: invisible ones, and those of a fallback font. */
const withoutGlyph = '\u00ad\u202f₂←→↗';

/** Reads the message files and the site config, each with its path for error messages. */
async function siteTexts(folder: string, root: string): Promise<{ file: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries
    .filter((name) => /\.(?:json|md|txt)$/.test(name))
    .map((name) => ({ file: join('messages', name), path: join(folder, name) }));
  const config = { file: 'site.config.ts', path: join(root, 'site.config.ts') };
  return Promise.all(
    [...files, config].map(async ({ file, path }) => ({
      file,
      text: await readFile(path, 'utf8'),
    })),
  );
}

/** Folder with the fonts and the site config; the texts may be in another folder. */
const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

const isPrinted = (character: string) => character >= ' ';

/**
 * All characters that the site may show: ASCII, the alphabets of all languages, and the characters
 * in the message files and the site config.
 */
export async function siteCharacters(root: string): Promise<string> {
  const texts = (await siteTexts(messagesFolder(root), root)).map(({ text }) => text);
  const letters = locales.map((locale) => localeTable[locale].letters);
  const all = new Set([ascii, punctuation, withoutGlyph, ...letters, ...texts].join(''));
  return [...all].filter(isPrinted).sort().join('');
}

/** The code points of the committed fonts, from the ranges in their style sheet. */
async function fontCharacters(root: string): Promise<ReadonlySet<number>> {
  const css = await readFile(join(root, 'app/fonts.css'), 'utf8');
  const known = Array.from(withoutGlyph, (character) => character.codePointAt(0) ?? 0);
  for (const [, from = '', to = from] of css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)) {
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) {
      known.push(code);
    }
  }
  return new Set(known);
}

/** The texts of a JSON file by key, and the lines of any other file by number. */
function splitTexts(file: string, content: string): [key: string, text: string][] {
  const lines = content.split('\n');
  if (!file.endsWith('.json')) return lines.map((line, index) => [`line ${index + 1}`, line]);
  const texts: [string, string][] = [];
  visit(content, {
    onLiteralValue: (value, _offset, _length, _line, _character, getPath) =>
      texts.push([getPath().join('.'), String(value)]),
  });
  return texts;
}

/** Describes a character that the font lacks, and how to replace it. */
function describeMissing(character: string): string {
  if (character === '\ufffd')
    return 'is not in UTF-8 here; save the file as UTF-8, or type the word again';
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{M}\p{C}\p{Z}]/u.test(character)
    ? `contains U+${code}, which is invisible or a part of a letter; type the word again`
    : `the font has no ${character} (U+${code}); replace it, or add it with npm run build -- --assets`;
}

/**
 * Finds characters in message files and the site config that the committed font lacks. Browsers
 * would use another font for them.
 */
export async function fontProblems(
  messages: string = messagesFolder(),
  root: string = projectFolder,
): Promise<Problem[]> {
  const known = await fontCharacters(root);
  return (await siteTexts(messages, root)).flatMap(({ file, text: content }) =>
    splitTexts(file, content).flatMap(([key, text]) =>
      [...new Set(text)]
        .filter((character) => isPrinted(character) && !known.has(character.codePointAt(0) ?? 0))
        .map((character) => ({ file, key, message: describeMissing(character) })),
    ),
  );
}
