import { failureCode } from '../log.ts';
import { jsonAnswer } from './answers.ts';
import type { HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';

/** Compares in the same time wherever the difference is. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % other.length);
  }
  return difference === 0;
}

/** Drains the outbox for whoever has the key. @throws HttpError for others, and without a database */
export async function handleDrain(
  request: Request,
  hops: readonly string[],
  context: HandlerContext,
): Promise<Response> {
  const given = request.headers.get('authorization') ?? '';
  if (!isSame(given, `Bearer ${context.drainKey}`)) {
    throw new HttpError('forbidden', 'The key of the drain is wrong');
  }
  try {
    // `hops` helps to find the right number of trusted proxies.
    return jsonAnswer(200, { success: true, ...(await context.drain()), hops: hops.length });
  } catch (error) {
    context.log('error', 'database-failed', { code: failureCode(error) });
    throw new HttpError('unavailable', 'The database cannot be reached at the moment');
  }
}
