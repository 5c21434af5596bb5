import * as z from 'zod/mini';
import {
  type FieldProblems,
  fieldProblemsSchema,
} from '@/supabase/functions/_shared/contact-request';
import {
  type ContactErrorCode,
  errorStatuses,
} from '@/supabase/functions/_shared/contact-response';

/** Result of the function client. The body of `response` is unread only if there is an error. */
type InvokeResult = { data: unknown; error: unknown; response?: Response | undefined };

type Call = (signal: AbortSignal) => Promise<InvokeResult>;

/** The result of one call, and whether a second call could succeed. */
type CallResult = { outcome: ContactOutcome; isWorthRetrying: boolean };

const responseTimeoutMs = 15_000;
const retryDelayMs = 1000;
/** Maximum `Retry-After` of a response after which the function is called again, in seconds. */
const maxRetryAfterSeconds = 60;

async function toCallResult({ data, error, response }: InvokeResult): Promise<CallResult> {
  if (error === null) return { outcome: parseOutcome(data, true), isWorthRetrying: false };
  if (response) {
    const body: unknown = await response.json().catch(() => undefined);
    const header = response.headers.get('retry-after') ?? '';
    const retryAfter = /^\d+$/.test(header) ? Number(header) : undefined;
    return {
      outcome: parseOutcome(body, false, retryAfter),
      isWorthRetrying: response.status === 503 && (retryAfter ?? 0) <= maxRetryAfterSeconds,
    };
  }
  // The client returns this error if it got no response. Other errors mean an invalid response.
  const isNetworkError = error instanceof Error && error.name === 'FunctionsFetchError';
  return { outcome: { kind: 'noResponse' }, isWorthRetrying: isNetworkError };
}

/** Calls the function with a timeout, which also limits the time that the client's code takes. */
async function callOnce(call: Call): Promise<CallResult> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), responseTimeoutMs);
  const timeout = new Promise<never>((_, reject) =>
    controller.signal.addEventListener('abort', reject),
  );
  try {
    return await Promise.race([call(controller.signal).then(toCallResult), timeout]);
  } catch {
    return { outcome: { kind: 'noResponse' }, isWorthRetrying: true };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls the function, and calls it again if the first call got no response or the function was not
 * ready. A request that arrives twice is stored once.
 *
 * @returns the outcome; it never throws
 */
export async function sendRequest(call: Call): Promise<ContactOutcome> {
  const first = await callOnce(call);
  if (!first.isWorthRetrying) return first.outcome;
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
  return (await callOnce(call)).outcome;
}

/** The outcome of a request, as far as the browser knows. */
export type ContactOutcome =
  | { kind: 'sent'; reference?: string | undefined }
  /** Rejected with an error code of the function. */
  | {
      kind: 'refused';
      code: ContactErrorCode;
      fields: FieldProblems;
      /** Seconds until it can be sent again, if the response has them. */
      retryAfter?: number | undefined;
    }
  /** The browser is offline, so the request was not sent. */
  | { kind: 'offline' }
  /**
   * A JSON response with neither success nor an error code of the function; `error` is its error
   * text. Only with a `success` flag it is certain to be the function's answer: a gateway has none.
   */
  | { kind: 'failed'; error?: string | undefined; isCertain: boolean }
  /** No response, or a response that is not JSON. */
  | { kind: 'noResponse' };

const answerSchema = z.looseObject({});
const textSchema = z.string().check(z.refine((text) => text.trim() !== ''));
const codeSchema = z.custom<ContactErrorCode>(
  (code) => typeof code === 'string' && Object.hasOwn(errorStatuses, code),
);

/**
 * Reads the JSON of a response.
 *
 * @param isOk whether the response's status means success; if not, its `success` flag is ignored
 * @param retryAfter value of the `Retry-After` header, in seconds
 */
function parseOutcome(body: unknown, isOk: boolean, retryAfter?: number): ContactOutcome {
  const { data: answer } = answerSchema.safeParse(body);
  if (!answer) return { kind: 'noResponse' };
  const { success, reference, code, error, fields } = answer;
  if (isOk && success === true) {
    return { kind: 'sent', reference: textSchema.safeParse(reference).data };
  }
  const { data: errorCode } = codeSchema.safeParse(code);
  if (!errorCode) {
    const isCertain = success === false;
    return { kind: 'failed', error: textSchema.safeParse(error).data, isCertain };
  }
  const { data: problems = {} } = fieldProblemsSchema.safeParse(fields);
  return { kind: 'refused', code: errorCode, fields: problems, retryAfter };
}

/** Maximum characters of a campaign parameter. */
const maxParameterLength = 100;

/**
 * Adds the campaign parameters of the page's URL to the context of a request.
 *
 * @param context query of the form's action: language and page
 */
export function addCampaign(context: string, pageQuery: string): string {
  const query = new URLSearchParams(context);
  for (const [name, value] of new URLSearchParams(pageQuery)) {
    if (/^utm_[a-z_]{1,20}$/.test(name)) query.set(name, value.slice(0, maxParameterLength));
  }
  return query.toString();
}
