import { maxBodyBytes } from '../../_shared/contact-size.ts';
import { decodeText, tooLarge } from './body.ts';
import { HttpError } from './http-error.ts';

/** Name and value of each form field, as the browser posts them without scripts. */
type Pairs = [name: string, value: string][];

/** Hidden field that only bots fill in. */
const honeypot = 'website';

/** A parsed form post: the fields for the schema, and whether the honeypot was filled in. */
export type PlainForm = { fields: Record<string, string | boolean>; isHoneypotFilled: boolean };

/**
 * Maximum number of fields, some times those of the form: each costs time, also in a form that is
 * rejected.
 */
const maxFields = 32;

const tooManyFields = () => new HttpError('malformed', `The form has over ${maxFields} fields.`);

/** Decodes a name or a value. @throws HttpError when it is not percent-encoded UTF-8 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError('malformed', 'The form is not valid UTF-8.');
  }
}

/** Bytes of a percent-encoded text when it is decoded. */
const decodedBytes = (bytes: Uint8Array, text: string): number =>
  bytes.length - 2 * (text.split('%').length - 1);

/** Parses `application/x-www-form-urlencoded`. @throws HttpError when it is malformed or too large */
export function readUrlEncoded(bytes: Uint8Array): Pairs {
  const text = decodeText(bytes);
  const pairs = text.split('&', maxFields + 1);
  if (pairs.length > maxFields) throw tooManyFields();
  if (decodedBytes(bytes, text) > maxBodyBytes) throw tooLarge(maxBodyBytes);
  return pairs
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))];
    });
}

/** Maximum length of a field's headers, in characters. */
const maxPartHead = 1024;

/** Whether a part of a multipart body starts with headers, and has their end in time. */
const hasShortHead = (part: string): boolean =>
  part.startsWith('\r\n') && part.slice(0, maxPartHead).indexOf('\r\n\r\n') > 0;

/** The boundary of a multipart body, of the characters that RFC 2046 allows. */
const boundaryParameter = /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i;

/** Parses `multipart/form-data`. @throws HttpError when it is malformed or contains a file */
export async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Pairs> {
  const boundary = boundaryParameter.exec(contentType)?.[1];
  if (boundary === undefined) throw new HttpError('malformed', 'The form has no valid boundary.');
  // Also because `formData` replaces invalid UTF-8 by U+FFFD.
  const [preamble, ...parts] = decodeText(bytes).split(`--${boundary}`, maxFields + 3);
  // The last one is what follows the closing boundary.
  if (parts.length > maxFields + 1) throw tooManyFields();
  // The time of some parsers grows with the square of a part's headers. They also find headers before
  // the first boundary, after the closing one, and behind an empty line.
  const end = parts.pop() ?? '';
  if (preamble !== '' || !/^--(?:\r\n)?$/.test(end) || !parts.every(hasShortHead)) {
    throw new HttpError('malformed', 'The form is not written as browsers do.');
  }
  // The parser splits by the same boundary, however the client has written it.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
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
