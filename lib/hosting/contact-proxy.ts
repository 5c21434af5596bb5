import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { closeAfterAnswer } from '@/lib/hosting/close-after-answer';
import {
  answerUnknown,
  bodyRefusals,
  refuseContact,
  unavailable,
  wrongMethod,
} from '@/lib/hosting/contact-answers';
import type { Headers } from '@/lib/hosting/header-rules';
import type { Handler } from '@/lib/hosting/http-server';
import { forwardedFor, type ProxySettings, proxyKeyHeader } from '@/lib/hosting/proxy-settings';
import { BodyError, readBody } from '@/lib/hosting/read-body';
import {
  contextHeader,
  idempotencyHeader,
  maxBodyBytes,
} from '@/supabase/functions/_shared/contact-request';

/** Where the contact function answers. */
export type ContactBackend = {
  /** Its origin, `http://127.0.0.1:4711`. */
  origin: string;
  /** Secret by which it knows this server. */
  proxyKey: string;
};

/** What the function reads of a request. */
const requestHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'access-control-request-headers',
  'access-control-request-method',
  'apikey',
  'authorization',
  'baggage',
  'content-type',
  'host',
  'origin',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-retry-count',
  contextHeader,
  idempotencyHeader,
] as const;

/** What a client reads of the function's answer. */
const answerHeaders = [
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'allow',
  'content-encoding',
  'content-language',
  'content-type',
  'location',
  'retry-after',
  'vary',
] as const;

/** A page with the contact form is about 60 KB. */
const maxAnswerBytes = 1024 * 1024;

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What is known of a request that the function has not answered. */
type Failure = {
  /** Whether the function may have it all the same. */
  isSent: boolean;
  isTimeout: boolean;
};

/** The function gave no whole answer. */
class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly failure: Failure;

  constructor(failure: Failure, cause?: unknown) {
    super('The contact function does not answer', { cause });
    this.failure = failure;
  }
}

type Call = {
  backend: ContactBackend;
  method: string;
  path: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  timeoutMs: number;
};

/**
 * Sends one request on a connection of its own, which ends with it: nothing that is left on it
 * could become part of another visitor's request or answer.
 *
 * @throws {BackendError} when no whole answer comes in time
 */
function callFunction({ backend, body, timeoutMs, ...call }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isSent = false;
    const signal = AbortSignal.timeout(timeoutMs);
    const fail = (cause: unknown) =>
      reject(new BackendError({ isSent, isTimeout: signal.aborted }, cause));
    const outgoing = sendRequest(backend.origin, {
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
      readBody(incoming, { maxBytes: maxAnswerBytes, timeoutMs }).then(
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

/** The function's answer; this server's own security headers stand on it already. */
function passAnswer({ status, headers, body }: Answer, response: ServerResponse): void {
  const policy = headers['content-security-policy'];
  // Both count: what either of them forbids is forbidden.
  if (policy !== undefined) response.appendHeader('Content-Security-Policy', policy);
  const hasBody = status !== 204 && status !== 304;
  response
    .writeHead(status, {
      ...pick(headers, answerHeaders),
      ...(hasBody && { 'Content-Length': body.length }),
    })
    .end(hasBody ? body : undefined);
}

function answerFailure(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (error instanceof BodyError) {
    closeAfterAnswer(request, response);
    refuseContact(request, response, { ...bodyRefusals[error.problem], error: error.message });
  } else if (error instanceof BackendError) {
    const { isSent, isTimeout } = error.failure;
    if (isSent) answerUnknown(request, response, isTimeout ? 504 : 503);
    else refuseContact(request, response, unavailable);
  } else {
    throw error;
  }
}

/**
 * Makes the handler of the contact function's address on the site's own origin. A request is read
 * to its end, within limits, before the function hears of it; then it is written again from what
 * was understood: nothing of the client's own framing, and of its headers only those that the
 * function knows.
 *
 * @param options.backend where the function answers now; undefined when it does not
 * @param options.proxies whose `X-Forwarded-For` is believed
 * @param options.headers what every answer carries, whatever the function sends
 * @param options.bodyTimeoutMs how long a client may take to send a body
 * @param options.answerTimeoutMs how long the function may take: longer than its own limits
 * @see docs/decisions/0011-contact-proxy.md
 */
export function createContactProxy({
  backend: currentBackend,
  proxies,
  headers,
  bodyTimeoutMs = 10_000,
  answerTimeoutMs = 12_000,
}: {
  backend: () => ContactBackend | undefined;
  proxies: ProxySettings;
  headers: Headers;
  bodyTimeoutMs?: number;
  answerTimeoutMs?: number;
}): Handler {
  async function exchange(request: IncomingMessage): Promise<Answer> {
    const { method = '', url: path = '' } = request;
    const limits = { maxBytes: maxBodyBytes, timeoutMs: bodyTimeoutMs };
    const body = method === 'POST' ? await readBody(request, limits) : undefined;
    const backend = currentBackend();
    if (backend === undefined) throw new BackendError({ isSent: false, isTimeout: false });
    const passed = {
      ...pick(request.headers, requestHeaders),
      'x-forwarded-for': forwardedFor(request, proxies),
      [proxyKeyHeader]: backend.proxyKey,
    };
    return callFunction({
      backend,
      method,
      path,
      headers: passed,
      body,
      timeoutMs: answerTimeoutMs,
    });
  }

  const common = new Map(Object.entries(headers));
  return async (request, response) => {
    response.setHeaders(common);
    if (request.method !== 'POST' && request.method !== 'OPTIONS') {
      refuseContact(request, response, wrongMethod);
      return;
    }
    const { expect, 'content-length': length = '0' } = request.headers;
    if (expect !== undefined && Number(length) <= maxBodyBytes) response.writeContinue();
    try {
      passAnswer(await exchange(request), response);
    } catch (error) {
      answerFailure(error, request, response);
    }
  };
}
