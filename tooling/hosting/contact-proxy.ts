import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { networksOf } from '@/supabase/functions/_shared/client-networks';
import { contextHeader, idempotencyHeader } from '@/supabase/functions/_shared/contact-request';
import { bodyLimitOf } from '@/supabase/functions/_shared/contact-size';
import { SemaphoreError } from '@/supabase/functions/_shared/semaphore';
import type { Headers } from '@/tooling/host-rules/header-rules';
import { createBodyMemory } from '@/tooling/hosting/body-memory';
import {
  BackendError,
  type ContactBackend,
  callFunction,
  type FunctionResponse,
} from '@/tooling/hosting/call-function';
import { createCallLimit } from '@/tooling/hosting/call-limit';
import { closeAfterResponse } from '@/tooling/hosting/close-after-response';
import {
  bodyErrors,
  busy,
  sendContactError,
  sendUnknownOutcome,
  unavailable,
  wrongMethod,
} from '@/tooling/hosting/contact-responses';
import type { Handler } from '@/tooling/hosting/http-server';
import { type ProxySettings, proxyKeyHeader, trustedHops } from '@/tooling/hosting/proxy-settings';
import { BodyError, readBody } from '@/tooling/hosting/read-body';

/** Request headers that are forwarded to the function. */
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
  'sec-fetch-site',
  'traceparent',
  'tracestate',
  'x-client-info',
  'x-retry-count',
  contextHeader,
  idempotencyHeader,
] as const;

const callLimits = {
  /** As many as the function's database connections; more would only wait there, without turns. */
  total: 10,
  /** Fewer than the function's database connections, so that no network occupies all of them. */
  concurrent: 8,
  waiting: 256,
} as const;

/** For all bodies that are read or wait: some hundreds of the longest, each less than 192 KB. */
const maxHeldBytes = 64 * 1024 * 1024;

/** Response headers that are forwarded to the client. */
const responseHeaders = [
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

function pick(headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );
}

/** Sends the function's response; this server's security headers are already set. */
function sendResponse({ status, headers, body }: FunctionResponse, response: ServerResponse): void {
  const policy = headers['content-security-policy'];
  // Browsers enforce both policies.
  if (policy !== undefined) response.appendHeader('Content-Security-Policy', policy);
  const hasBody = status !== 204 && status !== 304;
  response
    .writeHead(status, {
      ...pick(headers, responseHeaders),
      ...(hasBody && { 'Content-Length': body.length }),
    })
    .end(hasBody ? body : undefined);
}

function sendFailure(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (error instanceof BodyError) {
    if (!request.complete) closeAfterResponse(request, response);
    sendContactError(request, response, { ...bodyErrors[error.problem], error: error.message });
  } else if (error instanceof BackendError) {
    const { isSent, isTimeout } = error.failure;
    if (isSent) sendUnknownOutcome(request, response, isTimeout ? 504 : 503);
    else sendContactError(request, response, unavailable);
  } else if (error instanceof SemaphoreError) {
    sendContactError(request, response, busy);
  } else {
    throw error;
  }
}

/**
 * Creates the request handler for the contact function's path on the site's origin. It reads the whole
 * request, within limits, and then sends a new one to the function: with its own framing and an
 * allow-list of headers.
 *
 * @param options.backend the function's current address; undefined while it is not running
 * @param options.proxies proxies whose `X-Forwarded-For` is trusted
 * @param options.headers headers of every response
 * @param options.bodyTimeoutMs timeout for the client's body, in milliseconds
 * @param options.heldBytes maximum memory of all bodies that are read or wait
 * @param options.turnTimeoutMs how long a request waits for others, in milliseconds; with the next one
 *   less than the form waits for its response
 * @param options.responseTimeoutMs timeout for the function's response, in milliseconds; longer than
 *   the function's own timeouts
 * @see docs/decisions/0011-contact-proxy.md
 */
export function createContactProxy({
  backend: currentBackend,
  proxies,
  headers,
  bodyTimeoutMs = 10_000,
  heldBytes = maxHeldBytes,
  turnTimeoutMs = 2500,
  responseTimeoutMs = 12_000,
}: {
  backend: () => ContactBackend | undefined;
  proxies: ProxySettings;
  headers: Headers;
  bodyTimeoutMs?: number;
  heldBytes?: number;
  turnTimeoutMs?: number;
  responseTimeoutMs?: number;
}): Handler {
  const limitCalls = createCallLimit({ ...callLimits, timeoutMs: turnTimeoutMs });

  const holdBody = createBodyMemory(heldBytes);

  /** @param waiting aborted when the request need not be sent any more */
  async function exchange(
    request: IncomingMessage,
    waiting: AbortController,
  ): Promise<FunctionResponse> {
    const { method = '', url: path = '' } = request;
    const { signal } = waiting;
    const hops = trustedHops(request, proxies);
    const held = holdBody(networksOf(hops[0]).network, () =>
      waiting.abort(new BodyError('noMemory', busy.error)),
    );
    const options = {
      maxBytes: bodyLimitOf(request.headers['content-type']),
      timeoutMs: bodyTimeoutMs,
      onAllocate: held.add,
      signal,
    };
    const send = (body: Buffer | undefined) => {
      const backend = currentBackend();
      if (backend === undefined) throw new BackendError({ isSent: false, isTimeout: false });
      const forwarded = {
        ...pick(request.headers, requestHeaders),
        'x-forwarded-for': hops.join(', '),
        [proxyKeyHeader]: backend.proxyKey,
      };
      return callFunction({
        backend,
        method,
        path,
        headers: forwarded,
        body,
        timeoutMs: responseTimeoutMs,
      });
    };
    try {
      const body = method === 'POST' ? await readBody(request, options) : undefined;
      return await limitCalls(hops[0], async () => send(body), signal);
    } finally {
      held.release();
    }
  }

  const common = new Map(Object.entries(headers));
  return async (request, response) => {
    response.setHeaders(common);
    if (request.method !== 'POST' && request.method !== 'OPTIONS') {
      sendContactError(request, response, wrongMethod);
      return;
    }
    const { expect, 'content-length': length = '0', 'content-type': type } = request.headers;
    if (expect !== undefined && Number(length) <= bodyLimitOf(type)) response.writeContinue();
    const waiting = new AbortController();
    response.once('close', () => waiting.abort(new BodyError('aborted', 'The client is gone')));
    try {
      sendResponse(await exchange(request, waiting), response);
    } catch (error) {
      sendFailure(error, request, response);
    }
  };
}
