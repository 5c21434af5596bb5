import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { plainPostAddress } from '@/supabase/functions/_shared/contact-pages';
import {
  type ContactErrorCode,
  type ContactResponse,
  errorStatuses,
} from '@/supabase/functions/_shared/contact-response';
import type { BodyProblem } from '@/tooling/hosting/read-body';

/** A refusal, as the function itself would give it. */
export type ContactError = {
  status: number;
  code: ContactErrorCode;
  /** For developers, in English. */
  error: string;
  headers?: OutgoingHttpHeaders;
};

const isForm = ({ headers }: IncomingMessage) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  );

/** The contact page with its line about the failure, in the language of the form. */
function failurePage({ url = '' }: IncomingMessage): string {
  return plainPostAddress(new URLSearchParams(url.split('?')[1]).get('locale'), 'failure');
}

function send(
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body = '',
): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Answers in the place of the function: JSON for scripts, a redirect for a form without them. */
export function sendContactError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, error, headers }: ContactError,
): void {
  if (isForm(request)) {
    send(response, 303, { Location: failurePage(request) });
    return;
  }
  const answer: ContactResponse = { success: false, error, code };
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  send(response, status, { ...headers, ...type }, JSON.stringify(answer));
}

/**
 * Answers a request that the function may have stored or not: without JSON, because each of its
 * codes says that nothing is stored.
 */
export function sendUnknownOutcome(
  request: IncomingMessage,
  response: ServerResponse,
  status: 503 | 504,
): void {
  if (isForm(request)) {
    send(response, 303, { Location: failurePage(request) });
    return;
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': 5 };
  send(response, status, headers, 'The contact function did not respond.');
}

/** What the function would say itself when its database is away. */
export const unavailable: ContactError = {
  status: errorStatuses.unavailable,
  code: 'unavailable',
  error: 'The contact function does not respond.',
  headers: { 'Retry-After': 5 },
};

/** What the function would say to another method. */
export const wrongMethod: ContactError = {
  status: errorStatuses.method,
  code: 'method',
  error: 'Only POST is allowed.',
  headers: { Allow: 'POST, OPTIONS' },
};

/** Errors of bodies that were not read to their end. */
export const bodyErrors = {
  tooLarge: { status: errorStatuses.tooLarge, code: 'tooLarge' },
  timeout: { status: 408, code: 'malformed' },
  malformed: { status: errorStatuses.malformed, code: 'malformed' },
  aborted: { status: errorStatuses.malformed, code: 'malformed' },
} as const satisfies Record<BodyProblem, { status: number; code: ContactErrorCode }>;
