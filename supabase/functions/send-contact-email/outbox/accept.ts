import * as z from 'zod/mini';
import type { ContactRequest } from '../../_shared/contact-request.ts';
import type { Database, Sql } from '../database/connection.ts';
import { isLostConnection, isViolationOf } from '../database/errors.ts';
import { newReference } from './idempotency.ts';
import type { NetworkHashes, RateLimits } from './rate-limit.ts';
import type { VisitContext } from './visit-context.ts';

/** A validated request to be stored. */
export type Submission = {
  request: ContactRequest;
  context: VisitContext;
  idempotencyHash: Uint8Array;
  /** Idempotency hash that a post without scripts with the same fields has. */
  plainHash: Uint8Array;
  networkHashes: NetworkHashes;
};

/** Outcome of a submission; `known` was stored before. */
export type Acceptance =
  | { outcome: 'stored' | 'known'; reference: string }
  /** Stored, and mailed later: after so many seconds, or null for the surplus of a network. */
  | { outcome: 'deferred'; reference: string; delaySeconds: number | null }
  /** `retryAfter` in seconds. */
  | { outcome: 'limited'; retryAfter: number }
  /** The outbox limit is reached. */
  | { outcome: 'full' };

const maxAttempts = 3;

const rowSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'known']), reference: z.string() }),
  z.object({
    outcome: z.literal('deferred'),
    reference: z.string(),
    delay_seconds: z.nullable(z.number()),
  }),
  z.object({ outcome: z.literal('limited'), retry_after: z.number() }),
  z.object({ outcome: z.literal('full') }),
]);

async function insert(
  sql: Sql,
  { request, context, idempotencyHash, plainHash, networkHashes }: Submission,
  reference: string,
  limits: RateLimits,
): Promise<Acceptance> {
  const { address, site, network, block } = networkHashes;
  const rows = await sql`
    select outcome, reference, retry_after, delay_seconds from contact.accept(
      ${idempotencyHash}, ${plainHash}, ${reference},
      ${request.name}, ${request.email}, ${request.phone}, ${request.company}, ${request.message},
      ${request.request_callback}, ${sql.json(context)},
      ${address}, ${limits.address}, ${site}, ${limits.site}, ${network}, ${limits.network},
      ${block}, ${limits.total}, ${limits.outbox}, make_interval(secs => ${limits.windowSeconds})
    )`;
  const row = z.parse(rowSchema, rows[0]);
  switch (row.outcome) {
    case 'limited':
      return { outcome: row.outcome, retryAfter: row.retry_after };
    case 'deferred':
      return { outcome: row.outcome, reference: row.reference, delaySeconds: row.delay_seconds };
    default:
      return row;
  }
}

/**
 * Creates the function that stores submissions within the limits. What it returns is committed. It
 * retries after a lost connection or a duplicate reference, within one database deadline.
 *
 * @returns throws the database's error when it is unknown whether the submission is stored
 */
export function createAccept(
  database: Database,
  limits: RateLimits,
): (submission: Submission) => Promise<Acceptance> {
  return async (submission) => {
    const deadline = database.deadline();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await database.run(
          (sql) => insert(sql, submission, newReference(), limits),
          deadline,
        );
      } catch (error) {
        // Idempotent: if the first attempt was committed, the retry returns `known`.
        const isRetryable =
          isLostConnection(error) || isViolationOf('requests_reference_key', error);
        if (attempt === maxAttempts || !isRetryable) throw error;
      }
    }
  };
}
