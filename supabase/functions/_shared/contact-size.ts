/**
 * Maximum size of a request in bytes: of its JSON in UTF-8. No field has a maximum of its own. The
 * database has the same limit.
 */
export const maxRequestBytes = 64 * 1024;

/**
 * Maximum size of a body in bytes. Larger than a request, so that a request which is too long can be
 * read, and returned with the number of characters to remove.
 */
export const maxBodyBytes = 2 * maxRequestBytes;

/** What remains of the limit for a request. */
export type Room = {
  /** The field with the longest text: the one to shorten. */
  field: string;
  /**
   * How many characters of that text's kind still fit; negative: how many to remove from its end.
   */
  characters: number;
};

const encoder = new TextEncoder();

const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

const emptyTextBytes = bytesOf('');

/** Bytes of a text inside of JSON, without the quotes around it. */
const textBytes = (text: string): number => bytesOf(text) - emptyTextBytes;

/** How many characters to remove from the end of a text to free a number of bytes. */
function charactersIn(text: string, bytes: number): number {
  let freed = 0;
  let count = 0;
  for (const character of [...text].reverse()) {
    if (freed >= bytes) break;
    freed += textBytes(character);
    count += 1;
  }
  return count;
}

/**
 * Measures the fields of a request, validated or not.
 *
 * @returns negative `characters` if and only if the request is too long
 */
export function roomIn(fields: Readonly<Record<string, unknown>>): Room {
  const texts = Object.entries(fields).flatMap(([field, text]) =>
    typeof text === 'string' ? [{ field, text, bytes: textBytes(text) }] : [],
  );
  const none = { field: 'message', text: '', bytes: 0 };
  const longest = texts.reduce((one, other) => (other.bytes > one.bytes ? other : one), none);
  const bytesLeft = maxRequestBytes - bytesOf(fields);
  if (bytesLeft < 0) {
    return { field: longest.field, characters: -charactersIn(longest.text, -bytesLeft) };
  }
  const bytesPerCharacter = longest.bytes === 0 ? 1 : longest.bytes / [...longest.text].length;
  return { field: longest.field, characters: Math.floor(bytesLeft / bytesPerCharacter) };
}
