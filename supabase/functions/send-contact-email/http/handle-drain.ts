import { failureCode } from '../log.ts';
import { isSameSecret } from './client-address.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { jsonResponse } from './responses.ts';

/**
 * Drains the outbox for callers with the drain key.
 *
 * @throws HttpError for other callers, and when the database is unavailable
 */
export async function handleDrain(
  { headers }: Request,
  { hops }: Client,
  { drainKey, drain, log }: HandlerContext,
): Promise<Response> {
  if (!isSameSecret(headers.get('authorization') ?? '', `Bearer ${drainKey}`)) {
    throw new HttpError('forbidden', 'The key of the drain is wrong.');
  }
  try {
    // `hops` tells operators the right value for TRUSTED_PROXIES.
    return jsonResponse(200, { success: true, ...(await drain()), hops });
  } catch (error) {
    log('error', 'database-failed', { code: failureCode(error) });
    throw new HttpError('unavailable', 'The database cannot be reached at the moment.');
  }
}
