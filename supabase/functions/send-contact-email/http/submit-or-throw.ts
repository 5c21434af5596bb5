import type { Post } from '../outbox/submit.ts';
import type { HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';

/** `Retry-After` in seconds: a database recovers soon, a full outbox does not. */
const retryAfter = { unavailable: 10, full: 600 } as const;

/**
 * Stores a submission and starts its delivery.
 *
 * @returns the reference of the stored request
 * @throws HttpError when it was not stored
 */
export async function submitOrThrow(
  post: Post,
  { submit, deliver }: Pick<HandlerContext, 'submit' | 'deliver'>,
): Promise<string> {
  const result = await submit(post);
  switch (result.outcome) {
    case 'stored':
      deliver();
      return result.reference;
    case 'deferred':
    case 'known':
      return result.reference;
    case 'invalid':
      throw new HttpError('invalid', result.message, { fields: result.fields });
    case 'limited':
      throw new HttpError('tooMany', 'Too many requests came from this network.', {
        retryAfter: result.retryAfter,
      });
    case 'full':
      throw new HttpError('unavailable', 'Too many mails are waiting.', {
        retryAfter: retryAfter.full,
      });
    case 'failed':
      throw new HttpError('unavailable', 'The request cannot be stored at the moment.', {
        retryAfter: retryAfter.unavailable,
      });
  }
}
