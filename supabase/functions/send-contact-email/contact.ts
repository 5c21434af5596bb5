import { createHash } from 'node:crypto';
import { validateRequest } from '../_shared/contact-request.ts';
import {
  type ContactResponse,
  clientHeaders,
  errorStatuses,
  outcomeIds,
} from '../_shared/contact-response.ts';
import { HttpError, parseForm, parseJson, readBody } from './body.ts';
import { errorCode, log, stackFrames } from './log.ts';
import { createMailer } from './mail.ts';
import { createOutbox } from './outbox.ts';
import type { Settings } from './settings.ts';

const commonHeaders = {
  vary: 'Origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'retry-after',
} as const;

/** Secrets are compared by their digests, to prevent timing attacks. */
const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * Parses the query of the function's URL: `locale=de&page=%2Fkontakt&utm_source=x`. Invalid values
 * are ignored, because they must not make a request fail.
 *
 * @returns language, page and campaign parameters of the visit
 */
function parseContext({ url }: Request): Record<string, string> {
  return Object.fromEntries(
    [...new URL(url).searchParams]
      .filter(([name]) => /^(?:locale|page|utm_[a-z_]{1,20})$/.test(name))
      .slice(0, 10)
      .map(([name, value]) => [name, value.slice(0, 200).replace(/[\p{Cc}\p{Cs}]/gu, ' ')]),
  );
}

/** A path that can lead to no other site: slashes, each followed by letters, digits or hyphens. */
const sitePath = /^(?:\/[a-z\d-]+)+$/;

/** Validates the fields of a request. @throws HttpError with the first problem of each field */
function validate(fields: object) {
  const result = validateRequest(fields);
  if ('request' in result) return result.request;
  const names = Object.keys(result.problems).join(', ');
  throw new HttpError('invalid', `Invalid: ${names}.`, { fields: result.problems });
}

/** Logs an error, and converts it into an `HttpError`. */
function toHttpError(thrown: unknown): HttpError {
  if (thrown instanceof HttpError) {
    log('info', 'request-refused', { code: thrown.code });
    return thrown;
  }
  log('error', 'unexpected-failure', { code: errorCode(thrown), stack: stackFrames(thrown) });
  return new HttpError('unavailable', 'Something went wrong.');
}

function errorResponse(thrown: unknown): Response {
  const { code, message: error, details } = toHttpError(thrown);
  const { headers = {}, ...fields } = details;
  const body: ContactResponse = { success: false, error, code, ...fields };
  return Response.json(body, { status: errorStatuses[code], headers });
}

/** The contact function. */
export type ContactFunction = ReturnType<typeof createContactFunction>;

/** Creates the contact function. */
export function createContactFunction(settings: Settings) {
  const outbox = createOutbox(settings, createMailer(settings));
  const { CLIENT_ADDRESS_HEADER: addressHeader, SECRET } = settings;
  const siteOrigin = new URL(settings.SITE_URL).origin;
  const origins = [siteOrigin, ...settings.ORIGINS.map((url) => new URL(url).origin)];

  /** Whether a page of another site sent the request. Programs may omit the origin. */
  const isCrossSite = (origin: string, headers: Headers) => {
    if (origin === 'null') return headers.get('sec-fetch-site') === 'cross-site';
    const isOwnHost = URL.canParse(origin) && new URL(origin).host === headers.get('host');
    return !(isOwnHost || origins.includes(origin));
  };

  /** Sends e-mails, on Supabase also after the response, or if the caller does not wait for it. */
  const drain = () => {
    const run = outbox.drain();
    const logged = run.catch((error) => log('error', 'drain-failed', { code: errorCode(error) }));
    if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(logged);
    return run;
  };

  /** Stores a request and starts sending its e-mail. @throws HttpError if it is not stored */
  const submit = async (input: object, context: Record<string, string>, clientAddress?: string) => {
    const request = validate(input);
    const result = await outbox.accept(request, context, clientAddress).catch((error: unknown) => {
      log('error', 'database-failed', { code: errorCode(error) });
      throw new HttpError('unavailable', 'It is unknown whether the request is stored.');
    });
    log('info', `request-${result.outcome}`);
    if (result.outcome === 'limited') {
      const headers = { 'retry-after': String(result.retry_after) };
      throw new HttpError('tooMany', 'Too many requests from this network.', { headers });
    }
    if (result.outcome === 'full') {
      const headers = { 'retry-after': '600' };
      throw new HttpError('full', 'Too many e-mails are waiting.', { headers });
    }
    drain().catch(() => undefined);
    return result.reference;
  };

  /** Handles a form that was sent without scripts: redirects to an element of its page. */
  const handleForm = async (request: Request, pageOrigin: string, clientAddress?: string) => {
    const context = parseContext(request);
    const [path] = sitePath.exec(context['page'] ?? '') ?? ['/'];
    const redirect = (name: keyof typeof outcomeIds) => {
      const location = `${pageOrigin}${path}#${outcomeIds[name]}`;
      return new Response(null, { status: 303, headers: { location } });
    };
    try {
      const fields = parseForm(await readBody(request));
      await submit(fields, context, clientAddress);
      return redirect('thanks');
    } catch (error) {
      const { code } = toHttpError(error);
      if (code === 'invalid') return redirect('invalid');
      return redirect(code === 'tooLarge' ? 'tooLong' : 'failure');
    }
  };

  /** Sends due e-mails for a caller with the secret. Monitors read by the status if some are late. */
  const handleDrain = async (headers: Headers, clientAddress?: string) => {
    if (digest(headers.get('authorization') ?? '') !== digest(`Bearer ${SECRET}`)) {
      throw new HttpError('forbidden', 'SECRET is missing or wrong.');
    }
    const state = await drain();
    const status = state.delayed > 0 ? 503 : 200;
    return Response.json({ ...state, clientAddress: clientAddress ?? null }, { status });
  };

  const route = async (request: Request, pageOrigin: string, clientAddress?: string) => {
    const { method, headers, url } = request;
    if (method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-headers': clientHeaders.join(', '),
          'access-control-max-age': '86400',
        },
      });
    }
    if (method !== 'POST') {
      const allow = 'POST, OPTIONS';
      throw new HttpError('method', 'Only POST is allowed.', { headers: { allow } });
    }
    if (new URL(url).searchParams.has('drain')) return handleDrain(headers, clientAddress);
    switch (headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()) {
      case 'application/json': {
        const fields = parseJson(await readBody(request));
        const reference = await submit(fields, parseContext(request), clientAddress);
        return Response.json({ success: true, reference } satisfies ContactResponse);
      }
      case 'application/x-www-form-urlencoded':
        return handleForm(request, pageOrigin, clientAddress);
      default:
        throw new HttpError('contentType', 'The content type is neither JSON nor a form.');
    }
  };

  return {
    /**
     * Handles a request. The promise never rejects.
     *
     * @param peerAddress IP address of the connection, if the runtime provides it
     */
    fetch: async (request: Request, peerAddress: string | undefined): Promise<Response> => {
      const { headers } = request;
      const origin = headers.get('origin') ?? 'null';
      const clientAddress = addressHeader === undefined ? peerAddress : headers.get(addressHeader);
      const pageOrigin = origin === 'null' ? siteOrigin : origin;
      const isAllowed = !isCrossSite(origin, headers);
      const response = isAllowed
        ? await route(request, pageOrigin, clientAddress ?? undefined).catch(errorResponse)
        : errorResponse(new HttpError('forbidden', 'This origin may not send requests.'));
      if (isAllowed) response.headers.set('access-control-allow-origin', pageOrigin);
      for (const [name, value] of Object.entries(commonHeaders)) response.headers.set(name, value);
      return response;
    },
    drain,
    check: outbox.check,
    close: outbox.close,
  };
}
