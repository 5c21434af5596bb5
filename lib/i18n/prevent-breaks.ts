/** E-mail addresses, URLs, file names and paths: visitors copy them. */
export const copiedText = /@|:\/\/|^\/|[\p{L}\d]\.[\p{L}\d]/u;

/** Positions for a word joiner: after the short parts of E-Mail-Adresse and 6-R-Regel. */
const joints = /(?<=(?<![\p{L}\d-])[\p{L}\d]{1,2}-(?:[\p{L}\d]{1,4}-)?)(?=[\p{L}\d])/gu;

/**
 * Spaces that must not be the end of a line: in § 296, Abs. 2 and section 3, HRB 000000 and SGB III,
 * 19 %, 1000 Euro, 6 months (but not Abs. 2 BGB) and 10115 Berlin, Musterstraße 12; and before
 * dashes, slashes and dots. “2 characters” is in English texts of the contact form that are fixed.
 */
const boundSpaces = new RegExp(
  [
    '(?<=§|(?<!\\p{L})(?:Abs|Art|Buchst|Nr|no)\\.) ',
    '(?<=(?<!\\p{L})(?:[Ss]ections?|čl\\.|st\\.|br\\.)) (?=\\d)',
    '(?<=\\p{Lu}{2}) (?=\\d|[IVX]+(?!\\p{L}))',
    '(?<=\\d) (?=€|%|Euro|KB|MB|km|mg)',
    '(?<=(?<![\\p{L}\\d/]|[§.]\\s)(?:\\d{1,3}|\\d{5})\\p{L}?) (?=(?!characters)\\p{L})',
    '(?<=\\p{Lu}\\p{L}+) (?=\\d{1,4}\\p{L}?(?:[,.;:)“”](?!\\d)|$))',
    ' (?=[–—/·](?!\\S))',
  ].join('|'),
  'gu',
);

/** Replaces spaces that must not be the end of a line. */
export const bindSpaces = (text: string): string => text.replace(boundSpaces, '\u00a0');

/** Replaces spaces that must not be the end of a line, and joins short forms at their hyphens. */
export function preventBreaks(text: string): string {
  const joined = (word: string) => (copiedText.test(word) ? word : word.replace(joints, '\u2060'));
  return bindSpaces(text).replace(/\S+/g, joined);
}
