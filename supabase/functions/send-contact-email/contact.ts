import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type ContactField,
  contactRequestSchema,
  contextHeader,
  type FieldProblem,
  fieldProblems,
  isContactField,
} from '../_shared/contact-request.ts';
import { type ContactResponse, outcomeIds } from '../_shared/contact-response.ts';
import { defaultLanguage, siteLanguages } from '../_shared/site-languages.ts';
import { errorCode, HttpError, log, parseForm, parseJson, readBody } from './body.ts';
import { createMailer } from './mail.ts';
import { createOutbox, type DrainReport } from './outbox.ts';
import type { Settings } from './settings.ts';

/** The contact function. */
export type Contact = {
  /**
   * Answers a request; never rejects.
   *
   * @param peerAddress peer of the connection, where the runtime knows it
   */
  fetch: (request: Request, peerAddress: string | undefined) => Promise<Response>;
  /** Sends all mails that are due and deletes expired requests. @throws the driver's error */
  drain: () => Promise<DrainReport>;
  close: () => Promise<void>;
};

/** Request headers of the Supabase client, of tracing, and our own. */
const allowedHeaders = `authorization, x-client-info, apikey, content-type, x-retry-count, \
traceparent, tracestate, baggage, ${contextHeader}`;

const commonHeaders = {
  vary: 'Origin',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
} as const;

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...commonHeaders, ...headers } });

/** Compares two secrets in constant time, whatever their lengths. */
function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

/**
 * Parses the context header. Invalid values are ignored, because they must not make a request fail.
 *
 * @param query a query string: `locale=de&page=%2Fkontakt&utm_source=x`
 * @returns language, page and campaign parameters of the visit
 */
function readContext(query: string): Record<string, string> {
  return Object.fromEntries(
    [...new URLSearchParams(query.slice(0, 4000))]
      .filter(([name]) => /^(?:locale|page|utm_[a-z_]{1,20})$/.test(name))
      .slice(0, 10)
      .map(([name, value]) => [
        name,
        value
          .replace(/\p{Cc}/gu, ' ')
          .slice(0, 200)
          .toWellFormed(),
      ]),
  );
}

/** Validates the fields of a request. @throws HttpError with the first problem of each field */
function validate(fields: object) {
  const { data, error } = contactRequestSchema.safeParse(fields);
  if (data) return data;
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const { path, message } of error.issues) {
    const [field] = path;
    if (!isContactField(field)) continue;
    problems[field] ??= fieldProblems.find((problem) => problem === message) ?? 'type';
  }
  const names = Object.keys(problems).join(', ') || 'unknown fields';
  throw new HttpError('invalid', `Invalid: ${names}.`, { fields: problems });
}

/**
 * Creates the contact function.
 *
 * @param options.keepAlive receives work that continues after a response
 */
export function createContact(
  settings: Settings,
  { keepAlive }: { keepAlive?: (work: Promise<unknown>) => void } = {},
): Contact {
  const outbox = createOutbox(settings, createMailer(settings));
  const origins = [settings.SITE_URL, ...settings.ORIGINS.split(',').filter(Boolean)].map(
    (url) => new URL(url.trim()).origin,
  );
  const { CLIENT_ADDRESS_HEADER: addressHeader, SECRET } = settings;

  const clientAddress = ({ headers }: Request, peerAddress: string | undefined) =>
    addressHeader === undefined ? peerAddress : (headers.get(addressHeader) ?? undefined);

  /** Whether a page of another site has sent the request; programs and old browsers say nothing. */
  const isForeign = ({ headers }: Request) => {
    const origin = headers.get('origin');
    if (origin === null || origin === 'null') return headers.get('sec-fetch-site') === 'cross-site';
    const isOwnHost = URL.canParse(origin) && new URL(origin).host === headers.get('host');
    return !(isOwnHost || origins.includes(origin));
  };

  /** Stores a request and starts sending its mail. @throws HttpError when it is not stored */
  const submit = async (fields: object, context: Record<string, string>, address?: string) => {
    const request = validate(fields);
    const result = await outbox.accept(request, context, address).catch((error: unknown) => {
      log('error', 'database-failed', { code: errorCode(error) });
      throw new HttpError('unavailable', 'The request cannot be stored at the moment.');
    });
    log('info', `request-${result.outcome}`);
    if (result.outcome === 'limited') {
      const retryAfter = result.retry_after;
      throw new HttpError('tooMany', 'Too many requests from this network.', { retryAfter });
    }
    if (result.outcome === 'full') {
      throw new HttpError('unavailable', 'Too many mails are waiting.', { retryAfter: 600 });
    }
    const sending = outbox.drain().catch((error: unknown) => {
      log('warn', 'drain-failed', { code: errorCode(error) });
    });
    keepAlive?.(sending);
    return result.reference;
  };

  const answerDrain = async (request: Request, address: string | undefined) => {
    const [, key = ''] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    if (!isSameSecret(key, SECRET)) throw new HttpError('forbidden', 'SECRET is missing or wrong.');
    return json(200, { ...(await outbox.drain()), clientAddress: address ?? null });
  };

  const answerJson = async (request: Request, address: string | undefined) => {
    const fields = parseJson(await readBody(request));
    const context = readContext(request.headers.get(contextHeader) ?? '');
    const reference = await submit(fields, context, address);
    return json(200, { success: true, reference } satisfies ContactResponse);
  };

  /** Answers a post without scripts: every outcome is a place on the contact page. */
  const answerForm = async (request: Request, address: string | undefined) => {
    const locale = new URL(request.url).searchParams.get('locale') ?? '';
    const language = Object.entries(siteLanguages).find(([code]) => code === locale);
    const { contactPage } = language?.[1] ?? siteLanguages[defaultLanguage];
    const redirect = (outcome: keyof typeof outcomeIds) => {
      const location = new URL(`${contactPage}#${outcomeIds[outcome]}`, originOf(request)).href;
      return new Response(null, { status: 303, headers: { ...commonHeaders, location } });
    };
    try {
      const { fields, isSpam } = parseForm(await readBody(request));
      // Reported as a failure, because autofill may have filled in the hidden field.
      if (isSpam) return redirect('failure');
      await submit(fields, { locale, page: contactPage }, address);
      return redirect('thanks');
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      log('info', 'request-refused', { code: error.code });
      if (error.code === 'invalid') return redirect('invalid');
      return redirect(error.code === 'tooLarge' ? 'tooLong' : 'failure');
    }
  };

  /** The site that a request comes from; without `Origin` the configured one. */
  const originOf = ({ headers }: Request) => {
    const origin = headers.get('origin');
    return origin === null || origin === 'null' ? settings.SITE_URL : origin;
  };

  const route = async (request: Request, peerAddress: string | undefined): Promise<Response> => {
    if (isForeign(request)) throw new HttpError('forbidden', 'This origin may not send requests.');
    if (request.method === 'OPTIONS') {
      return new Response(null, {
        status: 204,
        headers: {
          ...commonHeaders,
          'access-control-allow-methods': 'POST, OPTIONS',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '86400',
        },
      });
    }
    if (request.method !== 'POST') throw new HttpError('method', 'Only POST is allowed.');
    const address = clientAddress(request, peerAddress);
    if (new URL(request.url).searchParams.has('drain')) return answerDrain(request, address);
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
    switch (type.trim().toLowerCase()) {
      case 'application/json':
        return answerJson(request, address);
      case 'application/x-www-form-urlencoded':
        return answerForm(request, address);
      default:
        throw new HttpError('contentType', 'The content type is neither JSON nor a form.');
    }
  };

  const refuse = (thrown: unknown) => {
    const isExpected = thrown instanceof HttpError;
    if (!isExpected) log('error', 'unexpected-failure', { code: errorCode(thrown) });
    const error = isExpected ? thrown : new HttpError('unavailable', 'Something went wrong.');
    const { code, status, message, details } = error;
    if (isExpected) log('info', 'request-refused', { code });
    const body: ContactResponse = { success: false, error: message, code };
    const { fields, retryAfter } = details;
    return json(status, fields ? { ...body, fields } : body, {
      ...(code === 'method' && { allow: 'POST, OPTIONS' }),
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    });
  };

  return {
    fetch: async (request, peerAddress) => {
      const response = await route(request, peerAddress).catch(refuse);
      const origin = request.headers.get('origin');
      if (origin !== null && !isForeign(request)) {
        response.headers.set('access-control-allow-origin', origin);
        response.headers.set('access-control-expose-headers', 'retry-after');
      }
      return response;
    },
    drain: outbox.drain,
    close: outbox.close,
  };
}
