import type { FieldProblems } from '@/lib/contact/fields';
import {
  type ContactErrorCode,
  type ContactField,
  type ContactRequest,
  errorStatuses,
  type FieldProblem,
} from '@/lib/contact/request';
import { contactRequestSchema, fieldProblems, isContactField } from '@/lib/contact/schema';

/** What the function client gives back; the body of `response` is left only with an error. */
type Invoked = { data: unknown; error: unknown; response?: Response | undefined };

/** Calls the function once. */
type Invoke = (
  name: string,
  options: { body: ContactRequest; headers: Record<string, string>; signal: AbortSignal },
) => Promise<Invoked>;

/** An attempt: what came of it, and whether another one could help. */
type Attempt = { outcome: ContactOutcome; isWorthRetrying: boolean };

/** How long an answer may take, in milliseconds. */
const answerTimeoutMs = 15_000;
/** The wait before the second attempt, in milliseconds. */
const retryDelayMs = 1000;
/** A function that asks for a longer wait than this is not ready soon; seconds. */
const longestRetryAfter = 60;

const later = (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration));

/** What an answer's `Retry-After` says, in seconds. */
function retryAfterOf({ headers }: Response): number | undefined {
  const written = headers.get('retry-after') ?? '';
  return /^\d+$/.test(written) ? Number(written) : undefined;
}

async function read({ data, error, response }: Invoked): Promise<Attempt> {
  if (error === null) return { outcome: outcomeOf(data, true), isWorthRetrying: false };
  if (response) {
    const answer: unknown = await response.json().catch(() => undefined);
    const retryAfter = retryAfterOf(response);
    return {
      outcome: outcomeOf(answer, false, retryAfter),
      isWorthRetrying: response.status === 503 && (retryAfter ?? 0) <= longestRetryAfter,
    };
  }
  // The client's name for a request that never got an answer; anything else is a broken one.
  const isLost = error instanceof Error && error.name === 'FunctionsFetchError';
  return { outcome: { kind: 'unanswered' }, isWorthRetrying: isLost };
}

/**
 * Gives up after the time for an answer, also where something else than the network does not
 * answer.
 */
async function attempt(invoke: (signal: AbortSignal) => Promise<Invoked>): Promise<Attempt> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Attempt>((resolve) => {
    timer = setTimeout(() => {
      controller.abort();
      resolve({ outcome: { kind: 'unanswered' }, isWorthRetrying: true });
    }, answerTimeoutMs);
  });
  try {
    return await Promise.race([invoke(controller.signal).then(read), tooLate]);
  } catch {
    return { outcome: { kind: 'unanswered' }, isWorthRetrying: true };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Calls the function, and once more where the first call found no answer or a function that is
 * not ready. The function stores a request once that arrives twice.
 *
 * @returns what came of it; it never throws
 */
export async function sendRequest(
  invoke: Invoke,
  name: string,
  options: { body: ContactRequest; headers: Record<string, string> },
): Promise<ContactOutcome> {
  const tryOnce = () => attempt((signal) => invoke(name, { ...options, signal }));
  const first = await tryOnce();
  if (!first.isWorthRetrying) return first.outcome;
  await later(retryDelayMs);
  return (await tryOnce()).outcome;
}

/** What became of a request, as far as the browser can tell. */
export type ContactOutcome =
  | { kind: 'sent'; reference?: string | undefined }
  /** Refused with a code of ours. */
  | {
      kind: 'refused';
      code: ContactErrorCode;
      fields: FieldProblems;
      /** Seconds after which it can be sent again, where the answer says so. */
      retryAfter?: number | undefined;
    }
  /** Answered with JSON that is no success and has no code of ours; `error` is its own text. */
  | { kind: 'failed'; error?: string | undefined }
  /** No answer, or none in JSON. */
  | { kind: 'unanswered' };

function isContactErrorCode(code: unknown): code is ContactErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatuses, code);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsIn(fields: unknown): FieldProblems {
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const [field, problem] of Object.entries(isObject(fields) ? fields : {})) {
    if (isContactField(field) && isFieldProblem(problem)) problems[field] = problem;
  }
  return problems;
}

const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/**
 * Reads the JSON of an answer.
 *
 * @param isOk whether its status says success; a success flag under any other status is none
 * @param retryAfter seconds, from the header of that name
 */
function outcomeOf(answer: unknown, isOk: boolean, retryAfter?: number): ContactOutcome {
  if (!isObject(answer)) return { kind: 'unanswered' };
  const { success, reference, code, error, fields } = answer;
  if (isOk && success === true) return { kind: 'sent', reference: textIn(reference) };
  if (isContactErrorCode(code))
    return { kind: 'refused', code, fields: problemsIn(fields), retryAfter };
  return { kind: 'failed', error: textIn(error) };
}

/** Half of a letter: what is left when a text is cut inside of it. */
const halves = /\p{Cs}/gu;

/** Control characters come with pasted text; nobody types them, or sees what is wrong with them. */
const withoutControls = (line: string) =>
  line.replace(halves, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
const withoutControlsInLines = (text: string) =>
  text.replace(halves, '').replace(/(?![\t\n\r])\p{Cc}/gu, '');

function cleaned({ message, request_callback, ...lines }: ContactRequest): ContactRequest {
  return {
    name: withoutControls(lines.name),
    email: withoutControls(lines.email),
    phone: withoutControls(lines.phone),
    company: withoutControls(lines.company),
    message: withoutControlsInLines(message),
    request_callback,
  };
}

/** Whether a string is one of the problems that a field can have. */
function isFieldProblem(word: unknown): word is FieldProblem {
  return fieldProblems.some((problem) => problem === word);
}

/**
 * Checks what was typed by the rules of the function, after taking away what came with pasting.
 *
 * @returns the request as it is to be sent, or the first problem of each field that has one
 */
export function checkRequest(
  typed: ContactRequest,
): { request: ContactRequest } | { problems: FieldProblems } {
  const result = contactRequestSchema.safeParse(cleaned(typed));
  if (result.success) return { request: result.data };
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (isContactField(field)) problems[field] ??= isFieldProblem(message) ? message : 'type';
  }
  return { problems };
}

/** Most characters of a campaign's value that travel in a header. */
const longest = 100;

/**
 * Where a request comes from, for the header of that name: language, page, and the campaign that
 * the page's own address names.
 *
 * @returns a query, in plain letters: `locale=de&page=%2Fkontakt&utm_source=brief`
 */
export function contextOf(
  locale: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string {
  const context = new URLSearchParams({ locale, page: pathname });
  for (const [name, value] of new URLSearchParams(search)) {
    if (/^utm_[a-z]{1,20}$/.test(name)) context.set(name, value.slice(0, longest));
  }
  return context.toString();
}
