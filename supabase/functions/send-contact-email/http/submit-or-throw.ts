import type { Post } from '../outbox/submit.ts';
import type { HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';

/** Seconds after which another try can help: a database is back soon, a full outbox is not. */
const retryAfter = { unavailable: 10, full: 600 } as const;

/**
 * Stores a post and has it delivered.
 *
 * @returns the reference that names it to both sides
 * @throws HttpError when it is not stored
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
      throw new HttpError('unavailable', 'Too many requests wait to be mailed.', {
        retryAfter: retryAfter.full,
      });
    case 'failed':
      throw new HttpError('unavailable', 'The request cannot be stored at the moment.', {
        retryAfter: retryAfter.unavailable,
      });
  }
}
