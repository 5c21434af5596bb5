import type { ClientNetworks } from '../../_shared/client-networks.ts';
import { failureCode, type Log } from '../log.ts';
import type { Acceptance } from './accept.ts';
import { idempotencyHash, plainPostKey } from './idempotency.ts';
import { createNetworkHasher } from './rate-limit.ts';
import { createDelayReport, type ReportDelay } from './report-delays.ts';
import type { Store } from './store.ts';
import { type Validation, validate } from './validate.ts';
import type { VisitContext } from './visit-context.ts';

type Dependencies = { store: Store; log: Log; hashKey: string };

/** A submission before validation. */
export type Post = {
  fields: object;
  /** Idempotency key; without one, fields and clock hour identify the submission. */
  key?: string | undefined;
  visit: VisitContext;
  networks: ClientNetworks;
};

/** Outcome of a submission; after `failed` it is unknown whether the request is stored. */
type SubmitResult =
  | Acceptance
  | Extract<Validation, { outcome: 'invalid' }>
  | { outcome: 'failed' };

/** Validates and stores a submission; never rejects. */
export type Submit = (post: Post) => Promise<SubmitResult>;

function logAcceptance(log: Log, reportDelay: ReportDelay, acceptance: Acceptance): void {
  const { outcome } = acceptance;
  if ('reference' in acceptance) {
    const { reference } = acceptance;
    log('info', `request-${outcome}`, { reference });
    const delaySeconds = acceptance.outcome === 'deferred' ? acceptance.delaySeconds : null;
    if (delaySeconds !== null) reportDelay(reference, delaySeconds);
  } else if (outcome === 'full') log('error', 'outbox-full');
  else log('warn', 'request-limited', { retryAfter: acceptance.retryAfter });
}

/** Creates the submit function; what it reports as stored is committed. */
export function createSubmit({ store, log, hashKey }: Dependencies): Submit {
  const hashNetworks = createNetworkHasher(hashKey);
  const reportDelay = createDelayReport(log);
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
      logAcceptance(log, reportDelay, acceptance);
      return acceptance;
    } catch (error) {
      log('error', 'database-failed', { code: failureCode(error) });
      return { outcome: 'failed' };
    }
  };
}
