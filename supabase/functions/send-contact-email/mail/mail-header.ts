/** Characters that turn the direction of the text around them, or end it. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F]/g;
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu;

/** Text without what turns the direction around it: a name must not rearrange a mail. */
export function withoutDirections(text: string): string {
  return text.replace(directions, '');
}

/**
 * Text for a header. What would be read as an encoded word (`=?utf-8?Q?…?=`, RFC 2047) is taken
 * apart by spaces: readers decode such words, some of them twice, and out come the characters that
 * are taken away here.
 */
export function headerText(text: string): string {
  return withoutDirections(text)
    .replace(lineEnds, ' ')
    .replace(/=(?=\?)/g, '= ')
    .replace(/\?(?==)/g, '? ');
}
