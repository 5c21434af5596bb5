import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { maxResponseBytes } from '@/supabase/functions/_shared/contact-size';
import { readBody } from '@/tooling/hosting/read-body';

/** How to reach the contact function. */
export type ContactBackend = {
  /** Its origin, `http://127.0.0.1:4711`. */
  origin: string;
  /** Secret that authenticates this server to the function. */
  proxyKey: string;
};

/** A complete response of the function. */
export type FunctionResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Details of a failed call. */
type Failure = {
  /** Whether the function may have received the request. */
  isSent: boolean;
  isTimeout: boolean;
};

/** The function did not send a complete response. */
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
 * Sends a request on a new connection, which is closed after the response: with a shared connection,
 * leftover bytes could become part of another visitor's request or response.
 *
 * @throws {BackendError} when no complete response arrives in time
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
