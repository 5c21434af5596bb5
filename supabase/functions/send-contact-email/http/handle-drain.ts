import { failureCode } from '../log.ts';
import { jsonAnswer } from './answers.ts';
import { isSameSecret } from './client-address.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';

/** Drains the outbox for callers with the key. @throws HttpError for others, and without a database */
export async function handleDrain(
  { headers }: Request,
  { hops }: Client,
  { drainKey, drain, log }: HandlerContext,
): Promise<Response> {
  if (!isSameSecret(headers.get('authorization') ?? '', `Bearer ${drainKey}`)) {
    throw new HttpError('forbidden', 'The key of the drain is wrong.');
  }
  try {
    // `hops` helps to find the right number of trusted proxies.
    return jsonAnswer(200, { success: true, ...(await drain()), hops });
  } catch (error) {
    log('error', 'database-failed', { code: failureCode(error) });
    throw new HttpError('unavailable', 'The database cannot be reached at the moment.');
  }
}
