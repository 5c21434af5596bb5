/**
 * Characters that show nothing, except joiners and emoji presentation, which change how visible
 * characters look. Among them are directional formatting characters, by which a name could reorder
 * the text around it, and tags, in which programs that read mail find hidden text.
 */
const invisible = /(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/gu;
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu;

/** Removes invisible characters; the stored request keeps them. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** Maximum characters of a visitor's text in a header; the mail itself has all of it. */
const maxCharacters = 100;

/** Shortens a text to the maximum; an ellipsis shows it. */
function shortened(text: string): string {
  // A character has at most two code units.
  const characters = [...text.slice(0, 2 * (maxCharacters + 1))];
  if (characters.length <= maxCharacters) return text;
  return `${characters
    .slice(0, maxCharacters - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * A visitor's text for a header. Encoded words (`=?utf-8?Q?…?=`, RFC 2047) are broken up by spaces:
 * mail clients decode them, some twice, which would restore the characters that are removed here.
 */
export function headerText(text: string): string {
  const visible = withoutInvisible(text)
    .replace(lineEnds, ' ')
    .replace(/=(?=\?)/g, '= ')
    .replace(/\?(?==)/g, '? ');
  return shortened(visible.trim());
}
