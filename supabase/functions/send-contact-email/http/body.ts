import { bodyLimitOf } from '../../_shared/contact-size.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { HttpError } from './http-error.ts';

/**
 * Initial buffer size. Independent of `Content-Length`, so that a client which announces a large
 * body and sends nothing allocates no more; most requests fit into it.
 */
const firstBufferBytes = 4 * 1024;
const scratchBytes = 16 * 1024;

/**
 * Maximum number of chunks in a body. The largest body arrives in about 50 packets; sent byte by
 * byte it would cost a thousand times the CPU time.
 */
const maxChunks = 1024;

/** Milliseconds that a connection stays open after an early response, so that the client can read it. */
const lingerMs = 300;

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array>, 'read' | 'cancel'>;

/**
 * Reads into one reused buffer where the stream supports BYOB readers. Otherwise each chunk, even
 * of one byte, allocates a buffer of 64 KB.
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
 * Cancels a body after the response was sent, which closes the connection. Since Deno 2.8.3 a body
 * that is cancelled before the response is drained without a limit instead.
 */
function cancelLater(reader: Pick<Reader, 'cancel'>): void {
  setTimeout(() => void reader.cancel().catch(() => undefined), lingerMs);
}

/** Cancels a body that no handler has started to read. */
export function cancelUnreadBody({ body, bodyUsed }: Request): void {
  if (body !== null && !bodyUsed && !body.locked) cancelLater(body.getReader());
}

/** The error for a body that is longer than its limit. */
export const tooLarge = (maxBytes: number): HttpError =>
  new HttpError('tooLarge', `The body is longer than ${maxBytes} bytes.`);

/** The request's `Content-Length` in bytes; 0 if missing or not a number. */
function contentLength(headers: Headers): number {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : 0;
}

/** @throws HttpError as soon as the body exceeds the limit of bytes or chunks */
async function collect(reader: Reader, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new Uint8Array(firstBufferBytes);
  let size = 0;
  for (let chunks = 0; chunks <= maxChunks; chunks += 1) {
    const { done, value } = await reader.read();
    if (done) return buffer.subarray(0, size);
    const needed = size + value.length;
    if (needed > maxBytes) throw tooLarge(maxBytes);
    if (needed > buffer.length) {
      const larger = new Uint8Array(Math.min(maxBytes, Math.max(needed, 2 * buffer.length)));
      larger.set(buffer.subarray(0, size));
      buffer = larger;
    }
    buffer.set(value, size);
    size = needed;
  }
  throw new HttpError('malformed', 'The body has too many chunks.');
}

/**
 * Reads the body of a request. When this throws, the rest of the body is not read.
 *
 * @param timeoutMs timeout for the whole body, in milliseconds
 * @throws HttpError when the body exceeds the limit, times out, or ends early
 */
export async function readBody(
  { body, headers }: Request,
  timeoutMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = openReader(body);
  const maxBytes = bodyLimitOf(headers.get('content-type'));
  try {
    if (contentLength(headers) > maxBytes) throw tooLarge(maxBytes);
    return await withTimeout(timeoutMs, collect(reader, maxBytes));
  } catch (error) {
    cancelLater(reader);
    if (error instanceof HttpError) throw error;
    const isTimeout = error instanceof TimeoutError;
    throw new HttpError('malformed', isTimeout ? 'The body timed out.' : 'The body ended early.');
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
