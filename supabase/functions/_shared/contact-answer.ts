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

/**
 * The elements of the contact page that say what became of a message, by their ids. They are the
 * same in every language: a post without scripts is led to one of them.
 */
export const outcomeIds = { thanks: 'danke', failure: 'fehler' } as const;

/** What became of a message that was posted without scripts. */
export type PlainOutcome = keyof typeof outcomeIds;
