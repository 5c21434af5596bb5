/**
 * What browser and function share. It is in this folder, because Supabase only deploys that, and
 * imports no library; the validation, which needs one, is in contact-request.ts.
 */

import type { FieldProblems } from './contact-request.ts';

/** Name of the function that receives contact requests. */
export const contactFunction = 'send-contact-email';

/** Path of that function, on the site's own origin or on Supabase. */
export const contactEndpoint = `/functions/v1/${contactFunction}`;

/** HTTP status of the response by error code. */
export const errorStatuses = {
  /** Not JSON, not UTF-8, or not an object. */
  malformed: 400,
  /** The `Origin` of the request is not allowed. */
  forbidden: 403,
  method: 405,
  tooLarge: 413,
  contentType: 415,
  /** At least one field is invalid; `fields` names them. */
  invalid: 422,
  tooMany: 429,
  /** Too many mails are waiting, so the request is not stored. */
  full: 503,
  /** It is unknown whether the request is stored. Sending it again is safe. */
  unavailable: 503,
} as const;

export type ContactErrorCode = keyof typeof errorStatuses;

/** JSON body of the response. On success the request is committed; `reference` identifies it. */
export type ContactResponse =
  | { success: true; reference: string }
  | {
      success: false;
      /** For developers, in English; pages show a translated text for `code`. */
      error: string;
      code: ContactErrorCode;
      fields?: FieldProblems;
    };

/** The headers that the page's client, supabase-js, sends; some gateways allow no others. */
export const clientHeaders = ['authorization', 'x-client-info', 'apikey', 'content-type'] as const;

/**
 * Ids of the elements on the contact page to which a form post without scripts is redirected. They
 * are the same in every language.
 */
export const outcomeIds = {
  thanks: 'danke',
  /** At least one field is invalid. The element lists the rules. */
  invalid: 'angaben',
  tooLong: 'zu-lang',
  failure: 'fehler',
} as const;
