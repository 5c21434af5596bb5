import * as z from 'zod/mini';
import type { ContactRequest } from '../../_shared/contact-request.ts';
import type { Database, Sql } from '../database/connection.ts';
import { isLostConnection, isViolationOf } from '../database/errors.ts';
import { newReference } from './idempotency.ts';
import type { NetworkHashes, RateLimits } from './rate-limit.ts';
import type { VisitContext } from './visit-context.ts';

/** A checked request on its way into the database. */
export type Submission = {
  request: ContactRequest;
  context: VisitContext;
  idempotencyHash: Uint8Array;
  /** The hash that a plain post of the same words has. */
  plainHash: Uint8Array;
  networkHashes: NetworkHashes;
};

/** What became of a submission; `deferred` is stored and mailed later, `known` was stored before. */
export type Acceptance =
  | { outcome: 'stored' | 'deferred' | 'known'; reference: string }
  /** Seconds until the network may send again. */
  | { outcome: 'limited'; retryAfter: number }
  /** Too many mails wait. */
  | { outcome: 'full' };

const maxTries = 3;

const rowSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'deferred', 'known']), reference: z.string() }),
  z.object({ outcome: z.literal('limited'), retry_after: z.number() }),
  z.object({ outcome: z.literal('full') }),
]);

async function insert(
  sql: Sql,
  { request, context, idempotencyHash, plainHash, networkHashes }: Submission,
  reference: string,
  limits: RateLimits,
): Promise<Acceptance> {
  const { address, site, network } = networkHashes;
  const rows = await sql`
    select outcome, reference, retry_after from contact.accept(
      ${idempotencyHash}, ${plainHash}, ${reference},
      ${request.name}, ${request.email}, ${request.phone}, ${request.company}, ${request.message},
      ${request.request_callback}, ${sql.json(context)},
      ${address}, ${limits.address}, ${site}, ${limits.site}, ${network}, ${limits.network},
      ${limits.total}, ${limits.outbox}, make_interval(secs => ${limits.windowSeconds})
    )`;
  const row = z.parse(rowSchema, rows[0]);
  if (row.outcome !== 'limited') return row;
  return { outcome: row.outcome, retryAfter: row.retry_after };
}

/**
 * Makes the function that stores submissions within the limits. What it returns is committed. A
 * connection that turns out to be lost, or a reference that is taken, is tried again, all within
 * the time that the database has for one operation.
 *
 * @returns throws what the database throws when nothing is stored for sure
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
        // Safe to repeat: had it been stored, it would be known now.
        const isWorthRetrying =
          isLostConnection(error) || isViolationOf('requests_reference_key', error);
        if (attempt === maxTries || !isWorthRetrying) throw error;
      }
    }
  };
}
