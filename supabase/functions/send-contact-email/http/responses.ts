import { plainPostAddress } from '../../_shared/contact-pages.ts';
import type { ContactResponse } from '../../_shared/contact-response.ts';
import type { HttpError } from './http-error.ts';

/** Headers of every response. */
const commonHeaders = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  // Pages of other allowed origins read responses by CORS, which this header does not affect.
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
} as const;

/** Headers of responses without HTML. */
const nonPageHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/** A JSON response. */
export function jsonResponse(
  status: number,
  body: ContactResponse | object,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...nonPageHeaders, ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The JSON response for an error. */
export function errorResponse(error: HttpError): Response {
  return jsonResponse(error.status, error.body, error.headers);
}

/** A 204 response. */
export function emptyResponse(headers: Record<string, string>): Response {
  return new Response(null, { status: 204, headers: { ...nonPageHeaders, ...headers } });
}

/**
 * Redirects (303) a form post without scripts to the outcome's anchor on the contact page.
 *
 * @param siteOrigin an allowed origin
 */
export function redirectToPage(
  siteOrigin: string,
  locale: string | null,
  outcome: 'thanks' | 'failure',
): Response {
  const location = new URL(plainPostAddress(locale, outcome), siteOrigin).href;
  return new Response(null, { status: 303, headers: { ...nonPageHeaders, location } });
}

/** Content security policy of the page: no scripts, other resources from the site. */
function policyOf(siteOrigin: string, styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["style-src 'self'", siteOrigin, ...styles.map((hash) => `'${hash}'`)].join(' '),
    `img-src 'self' data: ${siteOrigin}`,
    `font-src 'self' ${siteOrigin}`,
    // Both, because browsers also check the redirect target of a form post.
    `form-action 'self' ${siteOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The HTML response to a rejected form post without scripts.
 *
 * @param page.styles hashes of its inline style sheets
 */
export function pageResponse(
  { html, styles }: { html: string; styles: readonly string[] },
  error: HttpError,
  siteOrigin: string,
): Response {
  return new Response(html, {
    status: error.status,
    headers: {
      ...commonHeaders,
      ...error.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(siteOrigin, styles),
      'referrer-policy': 'same-origin',
    },
  });
}
