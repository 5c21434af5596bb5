import { maxBodyBytes } from '../../_shared/contact-request.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { HttpError } from './http-error.ts';

/**
 * The first buffer of a body, whatever length is announced: it holds most requests, and who
 * announces much and sends nothing costs no more.
 */
const firstBufferBytes = 4 * 1024;
const scratchBytes = 16 * 1024;

/**
 * How many pieces a body may come in. The longest one makes fifty packets; in single bytes it
 * would cost a thousand times the work.
 */
const maxPieces = 1024;

/** How long a connection stays open after an early answer, so that the client can read it. */
const lingerMs = 300;

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/**
 * Reads through one buffer where the stream can: otherwise each piece comes in a new buffer of
 * 64 KB, and may be one byte.
 */
function openReader(body: ReadableStream<Uint8Array>): Reader {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = body.getReader({ mode: 'byob' });
  } catch {
    return body.getReader();
  }
  let scratch = new ArrayBuffer(scratchBytes);
  return {
    read: async () => {
      const result = await reader.read(new Uint8Array(scratch));
      if (result.value) scratch = result.value.buffer;
      return result.done ? { done: true, value: undefined } : result;
    },
    cancel: () => reader.cancel(),
  };
}

/**
 * Has a body not read on, and its connection closed. Not before the answer: since Deno 2.8.3 the
 * rest of a body that is cancelled before is read to no end, and one that is cancelled afterwards
 * closes its connection, as all of them did.
 */
function leave(reader: Pick<Reader, 'cancel'>): void {
  setTimeout(() => void reader.cancel().catch(() => undefined), lingerMs);
}

/** Has a body that no handler has asked for not read at all. */
export function leaveUnread({ body, bodyUsed }: Request): void {
  if (body !== null && !bodyUsed && !body.locked) leave(body.getReader());
}

const tooLarge = () => new HttpError('tooLarge', `The body is longer than ${maxBodyBytes} bytes.`);

/** The length that a request announces for its body, as far as it is a number. */
function announcedBytes(headers: Headers): number {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : 0;
}

/** @throws HttpError as soon as there are more bytes or pieces than the limits say */
async function collect(reader: Reader): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new Uint8Array(firstBufferBytes);
  let size = 0;
  for (let pieces = 0; pieces <= maxPieces; pieces += 1) {
    const { done, value } = await reader.read();
    if (done) return buffer.subarray(0, size);
    const needed = size + value.length;
    if (needed > maxBodyBytes) throw tooLarge();
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.min(maxBodyBytes, Math.max(needed, 2 * buffer.length)));
      larger.set(buffer.subarray(0, size));
      buffer = larger;
    }
    buffer.set(value, size);
    size = needed;
  }
  throw new HttpError('malformed', 'The body came in too many pieces.');
}

/**
 * Reads the body of a request, whatever length it announces. What is not read when this throws is
 * never read.
 *
 * @param timeoutMs how long the whole body may take, in milliseconds
 * @throws HttpError when it is longer than the limit, takes longer than its time, or ends before
 *   it is complete
 */
export async function readBody(
  { body, headers }: Request,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = openReader(body);
  try {
    if (announcedBytes(headers) > maxBodyBytes) throw tooLarge();
    return await withTimeout(timeoutMs, collect(reader));
  } catch (error) {
    leave(reader);
    if (error instanceof HttpError) throw error;
    const isLate = error instanceof TimeoutError;
    throw new HttpError(
      'malformed',
      isLate ? 'The body did not arrive in time.' : 'The body ended too early.',
    );
  }
}

/** @throws HttpError when the bytes are not UTF-8 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError('malformed', 'The body is not valid UTF-8.');
  }
}

/** @throws HttpError when the text is not a JSON object */
export function parseJsonObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError('malformed', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError('malformed', 'The body is not a JSON object.');
  }
  return value;
}
