import { failureCode, type Log } from '../log.ts';
import type { Acceptance } from './accept.ts';
import { idempotencyHash, plainPostKey } from './idempotency.ts';
import { type ClientNetworks, createNetworkHasher } from './rate-limit.ts';
import type { Store } from './store.ts';
import { type Validation, validate } from './validate.ts';
import type { VisitContext } from './visit-context.ts';

type Dependencies = { store: Store; log: Log; hashKey: string };

/** What a request says, before it is checked. */
export type Post = {
  fields: object;
  /** The key under which it is stored only once; without one its words and the hour decide. */
  key?: string | undefined;
  visit: VisitContext;
  networks: ClientNetworks;
};

/** What became of a post; `failed` is not stored, as far as is known. */
type Submitted = Acceptance | Extract<Validation, { outcome: 'invalid' }> | { outcome: 'failed' };

/** Checks a post and stores it; it never throws. */
export type Submit = (post: Post) => Promise<Submitted>;

function logAcceptance(log: Log, acceptance: Acceptance): void {
  const { outcome } = acceptance;
  if ('reference' in acceptance) {
    log('info', `request-${outcome}`, { reference: acceptance.reference });
  } else if (outcome === 'full') log('error', 'outbox-full');
  else log('warn', 'request-limited', { retryAfter: acceptance.retryAfter });
}

/** Makes the function that takes posts: what it returns as stored is committed. */
export function createSubmit({ store, log, hashKey }: Dependencies): Submit {
  const hashNetworks = createNetworkHasher(hashKey);
  return async ({ fields, key, visit, networks }) => {
    const validation = validate(fields);
    if ('outcome' in validation) return validation;
    const { request } = validation;
    const plainKey = plainPostKey(Date.now());
    try {
      const acceptance = await store.accept({
        request,
        context: visit,
        idempotencyHash: await idempotencyHash(key ?? plainKey, request),
        plainHash: await idempotencyHash(plainKey, request),
        networkHashes: await hashNetworks(networks),
      });
      logAcceptance(log, acceptance);
      return acceptance;
    } catch (error) {
      log('error', 'database-failed', { code: failureCode(error) });
      return { outcome: 'failed' };
    }
  };
}
