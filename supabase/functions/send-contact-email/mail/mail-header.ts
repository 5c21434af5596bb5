/** Unicode's directional formatting characters. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/g;
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu;

/** Removes directional formatting characters, by which a name could reorder the text around it. */
export function withoutBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}

/** Maximum characters of a visitor's text in a header; the mail itself has all of it. */
const maxCharacters = 100;

/** A text that fits into a header; an ellipsis shows that it was shortened. */
export function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= maxCharacters) return text;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Text for a header. Encoded words (`=?utf-8?Q?…?=`, RFC 2047) are broken up by spaces: mail clients
 * decode them, some twice, which would restore the characters that are removed here.
 */
export function headerText(text: string): string {
  return withoutBidiControls(text)
    .replace(lineEnds, ' ')
    .replace(/=(?=\?)/g, '= ')
    .replace(/\?(?==)/g, '? ');
}
