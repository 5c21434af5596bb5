import type { ContactAnswer } from '../../_shared/contact-answer.ts';
import { plainPostAddress } from '../../_shared/contact-pages.ts';
import type { LoadPage } from './contact-page.ts';
import { type Entries, fillPage } from './fill-page.ts';
import type { HttpError } from './http-error.ts';

/** No answer is kept by anybody, or taken for something else than it says. */
const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** An answer in JSON. */
export function jsonAnswer(
  status: number,
  answer: ContactAnswer | object,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: { ...common, ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}

/** Leads a plain post back to the contact page, to the element that says what became of it. */
export function leadBack(
  siteOrigin: string,
  locale: string | null,
  outcome: 'thanks' | 'failure',
): Response {
  const location = new URL(plainPostAddress(locale, outcome), siteOrigin).href;
  return new Response(null, { status: 303, headers: { ...common, location } });
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

/** A plain post that was not taken, and where it came from. */
export type FailedPost = {
  refusal: HttpError;
  /** What was typed, as far as it could be read. */
  entries: Entries;
  locale: string | null;
  siteOrigin: string;
};

/**
 * Answers a plain post that was not taken with the form again, filled with what was typed.
 *
 * @throws when the contact page cannot be had
 */
export async function refilledPage(post: FailedPost, loadPage: LoadPage): Promise<Response> {
  const html = fillPage(await loadPage(post.locale), post);
  return new Response(html, {
    status: post.refusal.status,
    headers: {
      ...common,
      ...post.refusal.headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(post.siteOrigin),
      'referrer-policy': 'same-origin',
    },
  });
}
