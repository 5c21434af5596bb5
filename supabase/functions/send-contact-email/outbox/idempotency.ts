import type { ContactRequest } from '../../_shared/contact-request.ts';

/** Consonants that cannot be taken for one another or for a digit, and make up no words. */
const alphabet = 'BCDFGHJKMNPRSTVWXZ';
const groupLength = 4;

/** A new name for a request that can be read out on the telephone, such as `KTRW-MBXD`. */
export function newReference(): string {
  // Bytes beyond the last full round of the alphabet would make its first letters more frequent.
  const rounds = 256 - (256 % alphabet.length);
  let letters = '';
  while (letters.length < 2 * groupLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < rounds) letters += alphabet.charAt(byte % alphabet.length);
  }
  return `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`;
}

/** How the keys begin that are made here: no client may choose one. */
const plainPrefix = 'plain:';
const keyForm = /^[\w.:-]{8,128}$/;

/** Whether a client's idempotency key is one: UUIDs are. */
export function isIdempotencyKey(key: string): boolean {
  return keyForm.test(key) && !key.startsWith(plainPrefix);
}

const hour = 3_600_000;

/**
 * The key of a post without one, from a form without scripts: sent twice within the hour (a
 * double click, a reload) the same words are one request.
 */
export function plainPostKey(now: number): string {
  return `${plainPrefix}${Math.floor(now / hour)}`;
}

/**
 * What makes two posts the same request: key and fields. Words that were changed after a failure
 * are another request, also under the same key, so that nothing that was sent gets lost.
 */
export async function idempotencyHash(key: string, request: ContactRequest): Promise<Uint8Array> {
  const { name, email, phone, company, message, request_callback } = request;
  const text = JSON.stringify([key, name, email, phone, company, message, request_callback]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
