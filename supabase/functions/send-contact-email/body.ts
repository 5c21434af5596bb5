import type { ContactField, FieldProblem } from '../_shared/contact-request.ts';
import { type ContactErrorCode, errorStatuses } from '../_shared/contact-response.ts';

/** Maximum size of a body in bytes. */
const maxBodyBytes = 64 * 1024;
/** Timeout for a whole body, in milliseconds. */
const bodyTimeoutMs = 10_000;

type Details = {
  fields?: Partial<Record<ContactField, FieldProblem>>;
  /** Seconds after which the client may retry. */
  retryAfter?: number | undefined;
};

/** A request that is refused, with the code of its response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ContactErrorCode;
  readonly details: Details;

  /** @param message for developers, in English */
  constructor(code: ContactErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  /** HTTP status of the response. */
  get status(): number {
    return errorStatuses[this.code];
  }
}

/**
 * Reads the body of a request as text. When this throws, the rest of the body is not read.
 *
 * @throws HttpError when the body is too long, takes too long, ends early, or is not UTF-8
 */
export async function readBody({ body }: Request): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const error = new HttpError('malformed', 'The body took too long.');
    timer = setTimeout(() => reject(error), bodyTimeoutMs);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timeout]);
      if (done) break;
      size += value.length;
      if (size > maxBodyBytes) {
        throw new HttpError('tooLarge', `The body is longer than ${maxBodyBytes} bytes.`);
      }
      // A copy, because even a chunk of one byte may hold a buffer of 64 KB.
      chunks.push(new Uint8Array(value));
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(chunks).arrayBuffer());
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    if (error instanceof HttpError) throw error;
    throw new HttpError('malformed', 'The body ended early, or is not valid UTF-8.');
  } finally {
    clearTimeout(timer);
  }
}

/** @throws HttpError when the text is not a JSON object */
export function parseJson(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = undefined;
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new HttpError('malformed', 'The body is not a JSON object.');
}

/**
 * Parses a form post without scripts into input for the schema.
 *
 * @returns `isSpam`: whether the field is filled in that visitors do not see
 */
export function parseForm(text: string): { fields: object; isSpam: boolean } {
  const { website, request_callback, ...lines } = Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]),
  );
  return {
    fields: { ...lines, request_callback: request_callback !== undefined },
    isSpam: Boolean(website),
  };
}

/** Fields of a log entry: ids, codes and numbers only, no personal data. */
type LogFacts = Readonly<Record<string, string | number | undefined>>;

/** Writes an event to the log, as one line of JSON; errors go to standard error. */
export function log(level: 'info' | 'warn' | 'error', event: string, facts: LogFacts = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === 'error') console.error(line);
  else console.log(line);
}

/** The code of an error, without its message, which may contain personal data. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('responseCode' in error) return `SMTP ${error.responseCode}`;
  return 'code' in error ? String(error.code) : error.name;
}
