import type { IncomingMessage } from 'node:http';

/** Why a body could not be read. */
export type BodyProblem = 'tooLarge' | 'timeout' | 'malformed' | 'aborted' | 'noMemory';

/** A body that could not be read completely. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly problem: BodyProblem;

  constructor(problem: BodyProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

const bodyErrorEvent = 'bodyError';

/** Requests whose body failed before it was read: pipelined ones wait for earlier responses. */
const failed = new WeakSet<IncomingMessage>();

/**
 * Fails the current or next read of a request's body, because the rest of it cannot be parsed.
 *
 * @returns whether the body is being read
 */
export function failBody(message: IncomingMessage): boolean {
  failed.add(message);
  return message.emit(bodyErrorEvent);
}

const firstCapacity = 1024;

/** One buffer that doubles in size, so that a body of one-byte chunks costs no extra memory. */
function createBuffer(maxBytes: number, onAllocate: (bytes: number) => void) {
  let buffer = Buffer.alloc(0);
  let length = 0;
  return {
    append: (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > buffer.length) {
        const capacity = Math.max(firstCapacity, needed, buffer.length * 2);
        const grown = Buffer.alloc(Math.min(capacity, maxBytes));
        buffer.copy(grown, 0, 0, length);
        const added = grown.length - buffer.length;
        buffer = grown;
        onAllocate(added);
      }
      chunk.copy(buffer, length);
      length = needed;
    },
    hasRoomFor: (chunk: Buffer) => length + chunk.length <= maxBytes,
    content: () => buffer.subarray(0, length),
  };
}

type ReadOptions = {
  maxBytes: number;
  timeoutMs: number;
  onAllocate?: (bytes: number) => void;
  signal?: AbortSignal;
};

/**
 * Reads the body of a request or response.
 *
 * @param options.maxBytes maximum size, which also bounds the memory
 * @param options.timeoutMs timeout for the whole body, in milliseconds
 * @param options.onAllocate receives the bytes of memory that it takes, whenever these grow
 * @param options.signal ends the reading
 * @throws {BodyError} when it is too large, times out, is malformed or ends early; the signal's
 *   reason. The rest is not read
 */
export function readBody(
  message: IncomingMessage,
  { maxBytes, timeoutMs, onAllocate = () => undefined, signal }: ReadOptions,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new BodyError('tooLarge', `The body is longer than ${maxBytes} bytes`);
    const length = Number(message.headers['content-length'] ?? maxBytes);
    if (length > maxBytes) {
      reject(tooLarge());
      return;
    }
    const malformed = () => new BodyError('malformed', 'The body is malformed');
    if (failed.has(message)) {
      reject(malformed());
      return;
    }
    const buffer = createBuffer(length, onAllocate);
    const settle = (error?: Error) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      for (const [event, listener] of Object.entries(listeners)) message.off(event, listener);
      if (error) reject(error);
      else resolve(buffer.content());
    };
    const stop = () => settle(signal?.reason);
    const abort = () => settle(new BodyError('aborted', 'The body ended early'));
    const listeners = {
      data: (chunk: Buffer) => {
        if (buffer.hasRoomFor(chunk)) buffer.append(chunk);
        else settle(tooLarge());
      },
      end: () => (message.complete ? settle() : abort()),
      close: abort,
      [bodyErrorEvent]: () => settle(malformed()),
    };
    const timer = setTimeout(
      () => settle(new BodyError('timeout', `The body took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    for (const [event, listener] of Object.entries(listeners)) message.on(event, listener);
    signal?.addEventListener('abort', stop);
    // Not removed: an aborted message emits `error` before `close`, even after it was settled.
    message.on('error', abort);
  });
}
