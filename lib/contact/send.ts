import { type ContactOutcome, outcomeOf } from '@/lib/contact/outcome';
import type { ContactRequest } from '@/lib/contact/request';

/** What the function client gives back; the body of `response` is left only with an error. */
type Invoked = { data: unknown; error: unknown; response?: Response | undefined };

/** Calls the function once. */
export type Invoke = (
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

/** Gives up after the time for an answer, also where something else than the network does not answer. */
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
  const call = () => attempt((signal) => invoke(name, { ...options, signal }));
  const first = await call();
  if (!first.isWorthRetrying) return first.outcome;
  await later(retryDelayMs);
  return (await call()).outcome;
}
