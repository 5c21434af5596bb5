import { contactEndpoint } from '@/lib/contact/endpoint';
import type { ContactOutcome } from '@/lib/contact/outcome';
import type { ContactRequest } from '@/lib/contact/request';
import { idempotencyHeader } from '@/lib/contact/schema';
import { type Invoke, sendRequest } from '@/lib/contact/send';
import { validRequest } from '@/tests/contact/support/posts';

/** Visitors who fill in the form, one request after the other. */
export type Visitors = {
  /** Requests that were answered with success, by the reference in the answer. */
  accepted: ReadonlyMap<string, ContactRequest>;
  /** Calls that were sent and are not answered yet. */
  inFlight: () => number;
  /** Calls that found no answer, or none with success. */
  failedCalls: () => number;
  /** Lines about answers that no visitor should get. */
  problems: readonly string[];
  /**
   * Sends requests, so many at once, while more are wanted.
   *
   * @param isEnough told how many were begun
   * @returns how many there were, when each of them has its answer
   */
  send: (atOnce: number, isEnough: (begun: number) => boolean) => Promise<number>;
};

/** How often a visitor presses the button; each time the form calls up to twice. */
const presses = 30;

/**
 * Makes visitors of a site. They send by the form's own code, with one idempotency key for each
 * filling, and press the button again while they do not know that their request has arrived.
 *
 * @param options.onChange called whenever a call has been sent or answered
 * @param options.hold waited for before each filling
 */
export function createVisitors({
  origin,
  onChange,
  hold,
}: {
  origin: string;
  onChange: () => void;
  hold: () => Promise<void>;
}): Visitors {
  const accepted = new Map<string, ContactRequest>();
  const problems: string[] = [];
  let inFlight = 0;
  let failedCalls = 0;

  /** Each filling comes from another network: the site passes on only some calls of one at once. */
  let fillings = 0;
  const nextAddress = () => {
    fillings += 1;
    return `10.${Math.floor(fillings / 256) % 256}.${fillings % 256}.1`;
  };

  /** What the library that the form calls by gives back for an answer, or for none. */
  const invoke: Invoke = async (_name, { body, headers, signal }) => {
    inFlight += 1;
    onChange();
    try {
      const response = await fetch(origin + contactEndpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal,
      });
      if (response.ok) return { data: await response.json(), error: null };
      failedCalls += 1;
      return { data: null, error: new Error('FunctionsHttpError'), response };
    } catch (cause) {
      failedCalls += 1;
      const error = new Error('There was no answer.', { cause });
      error.name = 'FunctionsFetchError';
      return { data: null, error };
    } finally {
      inFlight -= 1;
      onChange();
    }
  };

  const accept = (reference: string, request: ContactRequest) => {
    const other = accepted.get(reference);
    if (other) problems.push(`${reference}: the answer to two requests`);
    accepted.set(reference, request);
  };

  const isWorthAnother = (outcome: ContactOutcome) =>
    outcome.kind === 'unanswered' || (outcome.kind === 'refused' && outcome.code === 'unavailable');

  const fillIn = async () => {
    const key = crypto.randomUUID();
    const request = { ...validRequest, message: `${validRequest.message} ${key}` };
    const headers = { [idempotencyHeader]: key, 'x-forwarded-for': nextAddress() };
    const options = { body: request, headers };
    for (let press = 1; press <= presses; press += 1) {
      const outcome = await sendRequest(invoke, 'send-contact-email', options);
      if (outcome.kind === 'sent' && outcome.reference !== undefined) {
        accept(outcome.reference, request);
        onChange();
        return;
      }
      if (!isWorthAnother(outcome)) {
        problems.push(`${key}: ${JSON.stringify(outcome)}`);
        return;
      }
    }
    problems.push(`${key}: not accepted after ${presses} presses`);
  };

  return {
    accepted,
    problems,
    inFlight: () => inFlight,
    failedCalls: () => failedCalls,
    send: async (atOnce, isEnough) => {
      let begun = 0;
      const visitor = async () => {
        while (!isEnough(begun)) {
          begun += 1;
          await hold();
          await fillIn();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, visitor));
      return begun;
    },
  };
}
