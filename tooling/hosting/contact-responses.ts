import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { plainPostAddress } from '@/supabase/functions/_shared/contact-pages';
import {
  type ContactErrorCode,
  type ContactResponse,
  errorStatuses,
} from '@/supabase/functions/_shared/contact-response';
import type { BodyProblem } from '@/tooling/hosting/read-body';

/** An error in the function's own format. */
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

/** The failure anchor on the contact page, in the language of the form. */
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

/** Responds in place of the function: JSON, or a redirect for a form post without scripts. */
export function sendContactError(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code, error, headers }: ContactError,
): void {
  if (isForm(request)) {
    send(response, 303, { Location: failurePage(request) });
    return;
  }
  const body: ContactResponse = { success: false, error, code };
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  send(response, status, { ...headers, ...type }, JSON.stringify(body));
}

/**
 * Responds to a request of which it is unknown whether the function stored it. Without JSON, because
 * every error code means that nothing was stored.
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

/** The function's own error for an unavailable database. */
export const unavailable: ContactError = {
  status: errorStatuses.unavailable,
  code: 'unavailable',
  error: 'The contact function does not respond.',
  headers: { 'Retry-After': 5 },
};

const tooMany = 'Too many requests arrive at the same time; this one was not sent.';

/** The error for a request whose turn does not come: the function knows nothing of it. */
export const busy: ContactError = { ...unavailable, error: tooMany };

/** The function's own error for an unsupported method. */
export const wrongMethod: ContactError = {
  status: errorStatuses.method,
  code: 'method',
  error: 'Only POST is allowed.',
  headers: { Allow: 'POST, OPTIONS' },
};

/** Errors for bodies that could not be read, or kept until the request is sent. */
export const bodyErrors = {
  tooLarge: { status: errorStatuses.tooLarge, code: 'tooLarge' },
  timeout: { status: 408, code: 'malformed' },
  malformed: { status: errorStatuses.malformed, code: 'malformed' },
  aborted: { status: errorStatuses.malformed, code: 'malformed' },
  noMemory: busy,
} as const satisfies Record<BodyProblem, Omit<ContactError, 'error'>>;
