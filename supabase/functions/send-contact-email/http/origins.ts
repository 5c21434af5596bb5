import { contextHeader, idempotencyHeader } from '../../_shared/contact-request.ts';

/** What the Supabase client and whoever traces its calls may send, and our own two headers. */
const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
  idempotencyHeader,
  contextHeader,
].join(', ');

const preflightSeconds = 86_400;

/** Whether the page that sent a request stands where it may. */
export type OriginVerdict = 'none' | 'allowed' | 'foreign';

/**
 * Judges a request's `Origin` header: allowed are the listed ones and the one that the request
 * itself is addressed to. Programs send none, and neither does a page that keeps its address to
 * itself (`null`): it may post, and read no answer.
 */
export function judgeOrigin(request: Request, allowed: ReadonlySet<string>): OriginVerdict {
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return 'none';
  if (allowed.has(origin)) return 'allowed';
  const host = request.headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host ? 'allowed' : 'foreign';
}

/** The headers that let a page of an allowed origin read the answer. */
export function corsHeaders(request: Request, verdict: OriginVerdict): Record<string, string> {
  const origin = request.headers.get('origin');
  return {
    vary: 'Origin',
    ...(verdict === 'allowed' &&
      origin !== null && {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'retry-after',
      }),
  };
}

/** The further headers of the answer to a preflight. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': String(preflightSeconds),
} as const;
