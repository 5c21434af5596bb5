import type { ContactRequest } from '../../_shared/contact-request.ts';

/** Consonants that cannot be confused with each other or with a digit, and that form no words. */
const alphabet = 'BCDFGHJKMNPRSTVWXZ';
const groupLength = 4;

/** Generates a reference that can be read out on the telephone, such as `KTRW-MBXD`. */
export function newReference(): string {
  // Rejection sampling: larger bytes would make the first letters more frequent.
  const limit = 256 - (256 % alphabet.length);
  let letters = '';
  while (letters.length < 2 * groupLength) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < limit) letters += alphabet.charAt(byte % alphabet.length);
  }
  return `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`;
}

/** Prefix of keys generated here, which clients may not use. */
const plainPrefix = 'plain:';
const keyPattern = /^[\w.:-]{8,128}$/;

/** Whether a client's idempotency key is valid; UUIDs are. */
export function isIdempotencyKey(key: string): boolean {
  return keyPattern.test(key) && !key.startsWith(plainPrefix);
}

const hourMs = 3_600_000;

/**
 * Idempotency key for a form post without scripts: the same fields sent twice within one clock hour
 * (a double click, a reload) are one request.
 *
 * @param now milliseconds since 1970
 */
export function plainPostKey(now: number): string {
  return `${plainPrefix}${Math.floor(now / hourMs)}`;
}

/**
 * SHA-256 of key and fields. Fields that were changed after a failure are a new request even under
 * the same key, so that nothing that was sent gets lost.
 */
export async function idempotencyHash(key: string, request: ContactRequest): Promise<Uint8Array> {
  const { name, email, phone, company, message, request_callback } = request;
  const text = JSON.stringify([key, name, email, phone, company, message, request_callback]);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
