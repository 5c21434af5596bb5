import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { type ContactAnswer, refusals } from '@/supabase/functions/_shared/contact-answer';
import { plainPostAddress } from '@/supabase/functions/_shared/contact-pages';

/** Headers that speak of one connection and not of the message. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  // This server has answered it already.
  'expect',
];

/** Silence of the function that ends a request, in milliseconds: longer than its own limits. */
const patience = 30_000;

function passedHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const left = new Set([...ofConnection, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !left.has(name)));
}

/** The hops so far and the one that this server has seen itself: the last one is never a lie. */
function forwardedFor({ headers, socket }: IncomingMessage): string {
  const before = headers['x-forwarded-for'] ?? [];
  return [before, socket.remoteAddress ?? 'unknown'].flat().join(', ');
}

const isForm = ({ headers }: IncomingMessage) =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  );

/** No function answers: what it would say itself when its database is away. */
function sayUnavailable(incoming: IncomingMessage, response: ServerResponse): void {
  incoming.resume();
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (isForm(incoming)) {
    // A form without scripts: the page with its line about the failure, in its language.
    const locale = new URLSearchParams((incoming.url ?? '').split('?')[1]).get('locale') ?? '';
    const location = plainPostAddress(locale, 'failure');
    response.writeHead(303, { Location: location, 'Content-Length': 0 }).end();
    return;
  }
  const answer: ContactAnswer = {
    success: false,
    error: 'The contact function does not answer.',
    code: 'unavailable',
  };
  response
    .writeHead(refusals.unavailable, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': 5,
    })
    .end(JSON.stringify(answer));
}

/**
 * Makes a handler that passes requests on to the function as they come, and its answers back,
 * whatever the method: the function refuses what it does not take.
 *
 * @param originOf where the function answers now; undefined when it does not
 */
export function createPassOn(
  originOf: () => string | undefined,
): (incoming: IncomingMessage, response: ServerResponse) => void {
  return (incoming, response) => {
    const origin = originOf();
    if (origin === undefined) {
      sayUnavailable(incoming, response);
      return;
    }
    const headers = {
      ...passedHeaders(incoming.headers),
      'x-forwarded-for': forwardedFor(incoming),
    };
    const { method = 'GET', url: path = '/' } = incoming;
    const outgoing = request(origin, { method, path, headers, timeout: patience });
    outgoing.on('timeout', () => outgoing.destroy(new Error('The function is silent.')));
    outgoing.on('error', () => sayUnavailable(incoming, response));
    outgoing.on('response', (answer) => {
      // An answer before the end of the body is a refusal: nobody reads the rest.
      incoming.unpipe(outgoing);
      incoming.resume();
      response.writeHead(answer.statusCode ?? 502, passedHeaders(answer.headers));
      pipeline(answer, response, () => outgoing.destroy());
    });
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}
