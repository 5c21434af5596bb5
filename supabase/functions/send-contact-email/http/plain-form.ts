import { HttpError } from './http-error.ts';

/** Name and value of each field of a form, as a browser without scripts posts them. */
type Pairs = [name: string, value: string][];

/** The field that people do not see, and that programs fill in. */
const honeypot = 'website';

/** What a plain form says: the fields as the schema takes them, and whether a program wrote it. */
export type PlainForm = { fields: Record<string, string | boolean>; isTrapped: boolean };

/** Decodes one side of a pair. @throws HttpError when it is not encoded UTF-8 */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError('malformed', 'The form is not valid UTF-8.');
  }
}

/** Reads `application/x-www-form-urlencoded`. @throws HttpError when it is malformed */
export function readUrlEncoded(text: string): Pairs {
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [decoded(name), decoded(value.join('='))];
    });
}

/** Reads `multipart/form-data`. @throws HttpError when it is malformed, or brings a file */
export async function readMultipart(bytes: Uint8Array, contentType: string): Promise<Pairs> {
  const headers = { 'content-type': contentType };
  // A copy in a buffer of its own, which is what a body takes.
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new HttpError('malformed', 'The form is not valid multipart/form-data.');
  });
  return [...form].map(([name, value]) => {
    if (typeof value !== 'string') throw new HttpError('malformed', 'The form takes no files.');
    return [name, value];
  });
}

/** A ticked box sends its value, and an empty one nothing at all. */
const tick = (value: string): string | boolean =>
  value === 'true' || value === 'on' ? true : value;

/**
 * Turns what a form posted into what the schema checks: lines end as in JSON, the ticked box is
 * true, and the honeypot is taken off.
 *
 * @throws HttpError when a field comes twice
 */
export function readForm(pairs: Pairs): PlainForm {
  const fields = new Map<string, string | boolean>();
  for (const [name, value] of pairs) {
    if (fields.has(name)) throw new HttpError('malformed', 'A field of the form comes twice.');
    const lines = value.replace(/\r\n?/g, '\n');
    fields.set(name, name === 'request_callback' ? tick(lines) : lines);
  }
  const trap = fields.get(honeypot) ?? '';
  fields.delete(honeypot);
  return { fields: Object.fromEntries(fields), isTrapped: trap !== '' };
}
