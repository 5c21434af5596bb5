import { HttpError } from './http-error.ts';

/** The longest body that is read, in bytes; the longest valid form takes about half of it. */
const mostBytes = 32 * 1024;

/** What is still taken, and thrown away, from a client that would not hear the answer otherwise. */
const mostDiscarded = 16 * 1024 * 1024;
const discardSeconds = 5;

const tooLarge = () => new HttpError('tooLarge', `The body is longer than ${mostBytes} bytes`);

/** Reads on without keeping anything: a client that is cut off while sending sees no answer. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const deadline = Date.now() + discardSeconds * 1000;
  let size = 0;
  while (size < mostDiscarded && Date.now() < deadline) {
    const { done, value } = await reader.read();
    if (done) return;
    size += value.length;
  }
  await reader.cancel();
}

/**
 * Reads a body up to the limit, whatever its length is said to be.
 *
 * @throws HttpError when it is longer, or ends before it is complete
 */
export async function readBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > mostBytes) break;
      chunks.push(value);
    }
    if (size > mostBytes) await discard(reader);
  } catch {
    throw new HttpError('malformed', 'The body ended too early');
  }
  if (size > mostBytes) throw tooLarge();
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** @throws HttpError when the bytes are no UTF-8 */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpError('malformed', 'The body is not valid UTF-8');
  }
}

/** @throws HttpError when the text is no JSON object */
export function parseJsonObject(text: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError('malformed', 'The body is not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError('malformed', 'The body is not a JSON object');
  }
  return value;
}
