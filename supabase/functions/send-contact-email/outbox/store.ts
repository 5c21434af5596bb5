import type { ContactRequest } from '../../_shared/contact-request.ts';
import type { Database, Sql } from '../database/connection.ts';
import { newReference } from './idempotency.ts';
import type { VisitContext } from './visit-context.ts';
import { storedVisitContext } from './visit-context.ts';

/** A checked request on its way into the database. */
type Submission = {
  request: ContactRequest;
  context: VisitContext;
  idempotencyHash: Uint8Array;
  /** The one that a plain post of the same words has. */
  plainHash: Uint8Array;
  addressHash: Uint8Array;
};

/** The limits of the form: how many requests within how many seconds. */
export type Limits = { perAddress: number; total: number; windowSeconds: number };

/** What became of a submission; `known` was stored before. */
export type Acceptance =
  | { outcome: 'stored' | 'known'; reference: string }
  | { outcome: 'address-limited' | 'total-limited'; retryAfter: number };

/** A stored request, claimed for one attempt to mail it. */
export type DueMail = {
  id: string;
  reference: string;
  createdAt: Date;
  request: ContactRequest;
  context: VisitContext;
  /** Attempts with this one. */
  attempts: number;
};

/** How to go on after a failed attempt. */
type Failure = { code: string; retryInSeconds: number; isLast: boolean };

/** How many mails are waiting, and how many were given up. */
export type Backlog = { waiting: number; dead: number };

/** What the function keeps in the database. Every call is one statement and so all or nothing. */
export type Store = {
  accept: (submission: Submission) => Promise<Acceptance>;
  claim: (count: number, leaseSeconds: number) => Promise<DueMail[]>;
  markSent: (id: string) => Promise<void>;
  /** Does nothing when somebody else has taken over since, or has sent the mail. */
  markFailed: (mail: DueMail, failure: Failure) => Promise<void>;
  backlog: () => Promise<Backlog>;
  /** Deletes what has expired; returns how many requests. */
  sweep: (retentionDays: number) => Promise<number>;
};

type AcceptRow = {
  outcome: Acceptance['outcome'];
  reference: string | null;
  retry_after: number | null;
};

const uniqueViolation = '23505';
const acceptTries = 3;

function isTakenReference(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === uniqueViolation &&
    'constraint_name' in error &&
    error.constraint_name === 'requests_reference_key'
  );
}

/**
 * Codes of a connection that the database has given up, which shows only when it is used again:
 * closed, or ended by a shutdown (57P01, 57P02) or opened during a start (57P03).
 */
const lostConnection: readonly unknown[] = [
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
];

function isLostConnection(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lostConnection.includes(error.code);
}

async function insert(
  sql: Sql,
  { request, context, idempotencyHash, plainHash, addressHash }: Submission,
  reference: string,
  limits: Limits,
): Promise<Acceptance> {
  const [row] = await sql<AcceptRow[]>`
    select outcome, reference, retry_after from contact.accept(
      ${idempotencyHash}, ${plainHash}, ${reference},
      ${request.name}, ${request.email}, ${request.phone}, ${request.company}, ${request.message},
      ${request.request_callback}, ${sql.json(context)},
      ${addressHash}, ${limits.perAddress}, ${limits.total},
      make_interval(secs => ${limits.windowSeconds})
    )`;
  if (row === undefined) throw new Error('contact.accept returned nothing');
  const { outcome } = row;
  if (outcome === 'stored' || outcome === 'known') {
    // A filling that was stored before has the reference of that time.
    if (row.reference === null) throw new Error('contact.accept returned no reference');
    return { outcome, reference: row.reference };
  }
  return { outcome, retryAfter: row.retry_after ?? limits.windowSeconds };
}

type DueRow = ContactRequest & {
  id: string;
  reference: string;
  created_at: Date;
  attempts: number;
  context: unknown;
};

function mailOf(row: DueRow): DueMail {
  const { id, reference, created_at: createdAt, attempts, context, ...request } = row;
  return { id, reference, createdAt, attempts, request, context: storedVisitContext(context) };
}

async function claimDue(sql: Sql, count: number, leaseSeconds: number): Promise<DueMail[]> {
  const rows = await sql<DueRow[]>`
    with due as (
      select request_id from contact.deliveries
      where state = 'waiting' and due_at <= now()
      order by due_at
      limit ${count}
      for update skip locked
    ), claimed as (
      update contact.deliveries d
      set attempts = d.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
      from due where d.request_id = due.request_id
      returning d.request_id, d.attempts, d.context
    )
    select r.id, r.reference, r.created_at, r.name, r.email, r.phone, r.company, r.message,
      r.request_callback, c.attempts, c.context
    from claimed c join contact.requests r on r.id = c.request_id
    order by r.created_at`;
  return rows.map(mailOf);
}

/** The store of requests and deliveries in PostgreSQL, as the migrations made it. */
export function createStore(database: Database, limits: Limits): Store {
  const accept = async (
    submission: Submission,
    reference: string,
    tries: number,
  ): Promise<Acceptance> => {
    try {
      return await database.run((sql) => insert(sql, submission, reference, limits));
    } catch (error) {
      // Safe to repeat: had it been stored, it would be known now.
      if (tries <= 1 || !(isTakenReference(error) || isLostConnection(error))) throw error;
      return accept(submission, newReference(), tries - 1);
    }
  };
  return {
    accept: (submission) => accept(submission, newReference(), acceptTries),
    claim: (count, leaseSeconds) => database.run((sql) => claimDue(sql, count, leaseSeconds)),
    markSent: async (id) => {
      await database.run(
        (sql) => sql`
          update contact.deliveries
          set state = 'sent', sent_at = now(), context = null, last_error = null
          where request_id = ${id} and state <> 'sent'`,
      );
    },
    markFailed: async ({ id, attempts }, { code, retryInSeconds, isLast }) => {
      await database.run(
        (sql) => sql`
          update contact.deliveries
          set state = ${isLast ? 'dead' : 'waiting'}, last_error = ${code},
            due_at = now() + make_interval(secs => ${retryInSeconds})
          where request_id = ${id} and state = 'waiting' and attempts = ${attempts}`,
      );
    },
    backlog: () =>
      database.run(async (sql) => {
        const [row] = await sql<Backlog[]>`
          select count(*) filter (where state = 'waiting')::integer as waiting,
            count(*) filter (where state = 'dead')::integer as dead
          from contact.deliveries where state <> 'sent'`;
        return row ?? { waiting: 0, dead: 0 };
      }),
    sweep: (retentionDays) =>
      database.run(async (sql) => {
        const [row] = await sql<{ deleted: number }[]>`
          select contact.sweep(make_interval(days => ${retentionDays})) as deleted`;
        return row?.deleted ?? 0;
      }),
  };
}
