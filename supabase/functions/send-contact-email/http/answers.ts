import type { ContactAnswer } from '../../_shared/contact-answer.ts';
import { plainPostAddress } from '../../_shared/contact-pages.ts';
import type { HttpError } from './http-error.ts';

/** What every answer carries. */
const common = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  // Pages of other allowed origins read answers by CORS, which this does not touch.
  'cross-origin-resource-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
} as const;

/** What an answer carries that is no page. */
const withoutPage = {
  ...common,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
} as const;

/** An answer in JSON. */
export function jsonAnswer(
  status: number,
  answer: ContactAnswer | object,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: { ...withoutPage, ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** The answer to a request that is refused, for scripts. */
export function errorAnswer(error: HttpError): Response {
  return jsonAnswer(error.status, error.answer, error.headers);
}

/** An answer without content. */
export function emptyAnswer(headers: Record<string, string>): Response {
  return new Response(null, { status: 204, headers: { ...withoutPage, ...headers } });
}

/**
 * Leads a plain post back to the contact page, to the element that says what became of it.
 *
 * @param siteOrigin an origin that is allowed to send posts
 */
export function redirectToPage(
  siteOrigin: string,
  locale: string | null,
  outcome: 'thanks' | 'failure',
): Response {
  const location = new URL(plainPostAddress(locale, outcome), siteOrigin).href;
  return new Response(null, { status: 303, headers: { ...withoutPage, location } });
}

/** The page has no scripts, and takes everything else from the site. */
function policyOf(siteOrigin: string): string {
  return [
    "default-src 'none'",
    `style-src 'self' ${siteOrigin}`,
    `img-src 'self' data: ${siteOrigin}`,
    `font-src 'self' ${siteOrigin}`,
    // Both, because browsers also judge where a post is led to in the end.
    `form-action 'self' ${siteOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Answers a plain post that was not taken with a page. */
export function pageAnswer(html: string, error: HttpError, siteOrigin: string): Response {
  return new Response(html, {
    status: error.status,
    headers: {
      ...common,
      ...error.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(siteOrigin),
      'referrer-policy': 'same-origin',
    },
  });
}
