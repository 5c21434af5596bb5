import { decodeText } from './body.ts';
import { HttpError } from './http-error.ts';

/** Name and value of each form field, as the browser posts them without scripts. */
type Pairs = [name: string, value: string][];

/** Hidden field that only bots fill in. */
const honeypot = 'website';

/** A parsed form post: the fields for the schema, and whether the honeypot was filled in. */
export type PlainForm = { fields: Record<string, string | boolean>; isHoneypotFilled: boolean };

/** Decodes a name or a value. @throws HttpError when it is not percent-encoded UTF-8 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError('malformed', 'The form is not valid UTF-8.');
  }
}

/** Parses `application/x-www-form-urlencoded`. @throws HttpError when it is malformed */
export function readUrlEncoded(text: string): Pairs {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))];
    });
}

/** Parses `multipart/form-data`. @throws HttpError when it is malformed or contains a file */
export async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Pairs> {
  // `formData` replaces invalid UTF-8 by U+FFFD.
  decodeText(bytes);
  const headers = { 'content-type': contentType };
  // `Response` needs an ArrayBuffer of its own; `bytes` may be a view of a larger one.
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new HttpError('malformed', 'The form is not valid multipart/form-data.');
  });
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new HttpError('malformed', 'The form accepts no files.');
    return [name, value];
  });
}

/** A checked checkbox sends its value; an unchecked one is not sent. */
const checkboxValue = (value: string): string | boolean =>
  value === 'true' || value === 'on' ? true : value;

/**
 * Converts form fields into input for the schema: LF line ends, a boolean for the checkbox, and no
 * honeypot.
 *
 * @throws HttpError when a field is repeated
 */
export function readForm(pairs: Pairs): PlainForm {
  const fields = new Map<string, string | boolean>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new HttpError('malformed', 'A field of the form is repeated.');
    const lines = value.replace(/\r\n?/g, '\n');
    fields.set(name, name === 'request_callback' ? checkboxValue(lines) : lines);
  }
  const honeypotValue = fields.get(honeypot) ?? '';
  fields.delete(honeypot);
  return { fields: Object.fromEntries(fields), isHoneypotFilled: honeypotValue !== '' };
}
