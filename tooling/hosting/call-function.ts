import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { readBody } from '@/tooling/hosting/read-body';

/** Where the contact function answers. */
export type ContactBackend = {
  /** Its origin, `http://127.0.0.1:4711`. */
  origin: string;
  /** Secret by which it knows this server. */
  proxyKey: string;
};

/** A page with the contact form is about 60 KB. */
const maxResponseBytes = 1024 * 1024;

/** An answer of the function, whole. */
export type FunctionResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What is known of a request that the function has not answered. */
type Failure = {
  /** Whether the function may have it all the same. */
  isSent: boolean;
  isTimeout: boolean;
};

/** The function gave no whole answer. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super('The contact function does not respond', { cause });
    this.failure = failure;
  }
}

/** A request to the function. */
type Call = {
  backend: ContactBackend;
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  timeoutMs: number;
};

/**
 * Sends one request on a new connection, which is closed after the answer: nothing that is left on
 * it could become part of another visitor's request or answer.
 *
 * @throws {BackendError} when no whole answer comes in time
 */
export function callFunction({
  backend,
  body,
  timeoutMs,
  ...call
}: Call): Promise<FunctionResponse> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (cause: unknown) =>
      reject(new BackendError({ isSent, isTimeout: signal.aborted }, cause));
    const outgoing = request(backend.origin, {
      method: call.method,
      path: call.path,
      headers: { ...call.headers, ...(body && { 'content-length': body.length }) },
      agent: false,
      signal,
    });
    outgoing.once('socket', (socket) => {
      socket.once('connect', () => {
        isSent = true;
      });
    });
    outgoing.on('error', fail);
    outgoing.once('response', (incoming) => {
      const { statusCode: status = 502, headers } = incoming;
      readBody(incoming, { maxBytes: maxResponseBytes, timeoutMs }).then(
        (content) => resolve({ status, headers, body: content }),
        (error: unknown) => {
          fail(error);
          outgoing.destroy();
        },
      );
    });
    outgoing.end(body);
  });
}
