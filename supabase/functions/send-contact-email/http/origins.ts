import { contextHeader, idempotencyHeader } from '../../_shared/contact-request.ts';

/** Request headers of the Supabase client, of tracing, and our own two. */
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

const preflightMaxAgeSeconds = 86_400;

/**
 * The `Origin` of a request. Programs send none. `null` from the form's own site (a page that hides
 * its address) counts as none: it may post, but cannot read the response.
 */
export type RequestOrigin =
  | { kind: 'none' }
  | { kind: 'allowed'; origin: string }
  | { kind: 'foreign' };

/**
 * A host with an optional port. `URL` also accepts semicolons and commas, which would start another
 * directive in a content security policy.
 */
const hostPattern = /^[\w.:[\]-]+$/;

/** Parses an `Origin` header; undefined unless it is serialized as browsers do. */
function parseOrigin(written: string): URL | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.origin === written && hostPattern.test(url.host) ? url : undefined;
}

/** Whether a request's `Host` is the host of its `Origin`. */
function isHost(host: string, page: URL): boolean {
  const address = `${page.protocol}//${host}`;
  return hostPattern.test(host) && URL.canParse(address) && new URL(address).origin === page.origin;
}

/**
 * Classifies a request's `Origin` header. Allowed are the listed origins and the request's own host.
 * A page of another site that hides its origin, as in a sandboxed frame, is foreign: browsers tell by
 * `Sec-Fetch-Site`, which pages cannot change. The site's own pages always send their origin.
 *
 * @param allowed origins as serialized by `URL`
 */
export function requestOriginOf({ headers }: Request, allowed: ReadonlySet<string>): RequestOrigin {
  const written = headers.get('origin');
  if (written === null || written === 'null') {
    const isForeign = headers.get('sec-fetch-site') === 'cross-site';
    return { kind: isForeign ? 'foreign' : 'none' };
  }
  const page = parseOrigin(written);
  if (page === undefined) return { kind: 'foreign' };
  const isAllowed = allowed.has(page.origin) || isHost(headers.get('host') ?? '', page);
  return isAllowed ? { kind: 'allowed', origin: page.origin } : { kind: 'foreign' };
}

/** CORS headers that let pages of allowed origins read the response. */
export function corsHeaders(page: RequestOrigin): Record<string, string> {
  return {
    vary: 'Origin',
    ...(page.kind === 'allowed' && {
      'access-control-allow-origin': page.origin,
      'access-control-expose-headers': 'retry-after',
    }),
  };
}

/** Additional headers of the response to a preflight request. */
export const preflightHeaders = {
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': String(preflightMaxAgeSeconds),
} as const;
