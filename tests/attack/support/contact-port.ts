import { z } from 'zod';
import type { Contact } from '@/tests/attack/support/front';

const withOrigin = z.object({ origin: z.url() }).transform(({ origin }) => origin);

/**
 * The port of the contact function itself, past the server in front of it.
 *
 * @throws when the function does not run
 */
export function contactPort(contact: Contact): number {
  return Number(new URL(z.union([z.url(), withOrigin]).parse(contact)).port);
}
