import { addressHasher, clientAddress } from '../http/client-address.ts';
import { HttpError } from '../http/http-error.ts';
import { failureCode, type Log } from '../log.ts';
import { idempotencyHash, plainPostKey } from './idempotency.ts';
import type { Acceptance, Store } from './store.ts';
import { validate } from './validate.ts';
import type { VisitContext } from './visit-context.ts';

type Dependencies = { store: Store; log: Log; hashKey: string; trustedProxies: number };

/** What a request says, before it is checked. */
type Post = {
  fields: object;
  /** The key under which it is stored only once; without one its words and the hour decide. */
  key?: string | undefined;
  visit: VisitContext;
  /** The addresses that it has passed. */
  hops: readonly string[];
};

/** Checks a post and stores it. @throws HttpError when it is not stored */
export type Submit = (post: Post) => Promise<{ reference: string; isNew: boolean }>;

const retryUnavailable = 10;

/** Makes the function that takes posts: what it returns is committed. */
export function createSubmit({ store, log, hashKey, trustedProxies }: Dependencies): Submit {
  const hashAddress = addressHasher(hashKey);
  return async ({ fields, key, visit, hops }) => {
    const request = validate(fields);
    const plainKey = plainPostKey(Date.now());
    const submission = {
      request,
      context: visit,
      idempotencyHash: await idempotencyHash(key ?? plainKey, request),
      plainHash: await idempotencyHash(plainKey, request),
      addressHash: await hashAddress(clientAddress(hops, trustedProxies)),
    };
    let acceptance: Acceptance;
    try {
      acceptance = await store.accept(submission);
    } catch (error) {
      log('error', 'database-failed', { code: failureCode(error) });
      throw new HttpError('unavailable', 'The request cannot be stored at the moment', {
        retryAfter: retryUnavailable,
      });
    }
    if ('retryAfter' in acceptance) {
      const { outcome, retryAfter } = acceptance;
      log('warn', outcome, { retryAfter });
      throw new HttpError('tooMany', 'Too many requests', { retryAfter });
    }
    const { outcome, reference } = acceptance;
    log('info', outcome === 'stored' ? 'request-stored' : 'request-known', { reference });
    return { reference, isNew: outcome === 'stored' };
  };
}
