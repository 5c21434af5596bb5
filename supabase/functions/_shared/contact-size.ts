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

/**
 * Maximum size of a percent-encoded body in bytes: every byte of a request may become three. Decoded
 * it has `maxBodyBytes` at most, like the others.
 */
export const maxEncodedBytes = 3 * maxRequestBytes;

/** Maximum size in bytes of a body of this `Content-Type`. */
export function bodyLimitOf(contentType: string | null | undefined): number {
  const isEncoded = /^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(contentType ?? '');
  return isEncoded ? maxEncodedBytes : maxBodyBytes;
}

/** Maximum size of the contact page in bytes, as published. */
export const maxPageBytes = 512 * 1024;

/**
 * Maximum size of a response in bytes: the contact page with everything that was submitted, in which
 * a quotation mark becomes `&quot;`.
 */
export const maxResponseBytes = maxPageBytes + '&quot;'.length * maxBodyBytes;

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

/** Quotation mark, backslash, \b, \t, \n, \f and \r, which JSON writes with a backslash. */
const shortEscapes = [0x22, 0x5c, 0x08, 0x09, 0x0a, 0x0c, 0x0d];

/**
 * Bytes of a code point inside of JSON. Computed, because encoding each character of a long text by
 * itself takes fifty times as long.
 */
function codePointBytes(code: number): number {
  if (shortEscapes.includes(code)) return 2;
  // Written as \u001f: other control characters and lone surrogates.
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** How many characters to remove from the end of a text to free a number of bytes. */
function charactersIn(text: string, bytes: number): number {
  let freed = 0;
  let count = 0;
  let end = text.length;
  while (freed < bytes && end > 0) {
    const pair = text.codePointAt(end - 2) ?? 0;
    const isPair = pair > 0xffff;
    freed += isPair ? codePointBytes(pair) : codePointBytes(text.charCodeAt(end - 1));
    end -= isPair ? 2 : 1;
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
  const { field, text, bytes } = longest;
  const bytesPerCharacter = bytes === 0 ? 1 : bytes / charactersIn(text, bytes);
  return { field, characters: Math.floor(bytesLeft / bytesPerCharacter) };
}
