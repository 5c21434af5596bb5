import { maxBodyBytes } from '../../_shared/contact-request.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { HttpError } from './http-error.ts';

/** The first buffer of a body whose length is not said; it holds most requests. */
const firstBufferBytes = 4 * 1024;

const tooLarge = () => new HttpError('tooLarge', `The body is longer than ${maxBodyBytes} bytes.`);

/** The length that a request says its body to have, as far as it counts. */
function announcedBytes(headers: Headers): number | undefined {
  const length = headers.get('content-length') ?? '';
  return /^\d+$/.test(length) ? Number(length) : undefined;
}

/**
 * Copies pieces into one buffer: a piece may be one byte in a buffer of 64 KB, so none is kept.
 *
 * @throws HttpError as soon as there is more than the limit
 */
async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  firstBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new Uint8Array(firstBytes);
  let size = 0;
  for (;;) {
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
}

/**
 * Reads the body of a request, whatever its length is said to be. What is not read when this
 * returns or throws is never read.
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
  const announced = announcedBytes(headers);
  const reader = body.getReader();
  try {
    if (announced !== undefined && announced > maxBodyBytes) throw tooLarge();
    return await withTimeout(timeoutMs, collect(reader, announced ?? firstBufferBytes));
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (error instanceof TimeoutError) {
      throw new HttpError('malformed', 'The body did not arrive in time.');
    }
    throw new HttpError('malformed', 'The body ended too early.');
  } finally {
    await reader.cancel().catch(() => undefined);
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
