import { contextHeader, idempotencyHeader } from '../../_shared/contact-request.ts';

/** What the Supabase client and tracing may send, and our own two headers. */
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

/**
 * The origin of the page that sent a request. Programs send none, and neither does a page that
 * keeps its address to itself (`null`): it may post, and read no answer.
 */
export type PageOrigin =
  | { kind: 'none' }
  | { kind: 'allowed'; origin: string }
  | { kind: 'foreign' };

/**
 * A host with or without its port, and nothing that `URL` would read as more than that. `URL` takes
 * semicolons and commas too, which would begin something else in a policy.
 */
const hostForm = /^[\w.:[\]-]+$/;

/** An `Origin` header as browsers write it; anything else that they would not send is none. */
function parseOrigin(written: string): URL | undefined {
  if (!URL.canParse(written)) return undefined;
  const url = new URL(written);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && url.origin === written && hostForm.test(url.host) ? url : undefined;
}

/** Whether a request is addressed to the host of a page. */
function isHost(host: string, page: URL): boolean {
  const address = `${page.protocol}//${host}`;
  return hostForm.test(host) && URL.canParse(address) && new URL(address).origin === page.origin;
}

/**
 * Judges a request's `Origin` header: allowed are the listed origins and the one that the request
 * itself is addressed to.
 *
 * @param allowed origins as `URL` writes them
 */
export function pageOriginOf({ headers }: Request, allowed: ReadonlySet<string>): PageOrigin {
  const written = headers.get('origin');
  if (written === null || written === 'null') return { kind: 'none' };
  const page = parseOrigin(written);
  if (page === undefined) return { kind: 'foreign' };
  const isAllowed = allowed.has(page.origin) || isHost(headers.get('host') ?? '', page);
  return isAllowed ? { kind: 'allowed', origin: page.origin } : { kind: 'foreign' };
}

/** The headers that let a page of an allowed origin read the answer. */
export function corsHeaders(page: PageOrigin): Record<string, string> {
  return {
    vary: 'Origin',
    ...(page.kind === 'allowed' && {
      'access-control-allow-origin': page.origin,
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
