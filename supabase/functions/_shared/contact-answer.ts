import type { ContactField, FieldProblem } from './contact-request.ts';

/** Why a request was not taken, with the status of the answer. */
export const refusals = {
  /** Not JSON, not UTF-8, or no object. */
  malformed: 400,
  /** The page that sent it stands on an address that is not allowed to. */
  forbidden: 403,
  method: 405,
  tooLarge: 413,
  contentType: 415,
  /** A field breaks its rule: `fields` says which. */
  invalid: 422,
  tooMany: 429,
  /** Nothing is stored; trying again later helps. */
  unavailable: 503,
} as const;

/** One of the reasons above. */
export type RefusalCode = keyof typeof refusals;

/** The function's JSON. A success is stored durably; `reference` names it to both sides. */
export type ContactAnswer =
  | { success: true; reference: string }
  | {
      success: false;
      /** For developers, in English; pages show their own words for `code`. */
      error: string;
      code: RefusalCode;
      fields?: Partial<Record<ContactField, FieldProblem>>;
    };

/** What a limit's window lasts, in minutes, where an answer does not say how long is left. */
const usualMinutes = 60;

/**
 * When a request may be tried again, in whole minutes; two at least, so that texts need no form
 * for one.
 *
 * @param seconds what the answer's `Retry-After` says
 */
export function minutesUntilRetry(seconds: number | undefined): number {
  return seconds === undefined ? usualMinutes : Math.max(2, Math.ceil(seconds / 60));
}
