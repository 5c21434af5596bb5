import * as z from 'zod/mini';
import type { ContactRequest } from '../../_shared/contact-request.ts';
import type { Database, Sql } from '../database/connection.ts';
import { type Acceptance, createAccept, type Submission } from './accept.ts';
import type { RateLimits } from './rate-limit.ts';
import { storedVisitContext, type VisitContext } from './visit-context.ts';

/** A stored request, claimed for one delivery attempt. */
export type DueMail = {
  id: string;
  reference: string;
  createdAt: Date;
  request: ContactRequest;
  context: VisitContext;
  /** Number of attempts, this one included. */
  attempts: number;
  /** Number of earlier attempts that the mail server rejected permanently. */
  refusals: number;
};

/** A failed attempt, and when to retry. */
type Failure = {
  code: string;
  retryInSeconds: number;
  isLast: boolean;
  isPermanent: boolean;
  /** Rejections after which the mail is given up, if another was sent since the first of them. */
  maxRefusals: number;
};

/** Number of mails that are waiting, and that were given up. */
export type Backlog = { waiting: number; dead: number };

/** The function's database access. Every call is one statement and therefore atomic. */
export type Store = {
  accept: (submission: Submission) => Promise<Acceptance>;
  claim: (count: number, leaseSeconds: number) => Promise<DueMail[]>;
  markSent: (ids: readonly string[]) => Promise<void>;
  /**
   * Does nothing when another process has claimed or sent the mail since.
   *
   * @returns whether the mail is given up
   */
  markFailed: (mail: DueMail, failure: Failure) => Promise<boolean>;
  backlog: () => Promise<Backlog>;
  /** Deletes some expired data; returns the number of deleted requests, 0 when none is left. */
  sweep: (retentionDays: number) => Promise<number>;
};

const dueSchema = z.array(
  z.object({
    id: z.string(),
    reference: z.string(),
    created_at: z.date(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    message: z.string(),
    request_callback: z.boolean(),
    attempts: z.number(),
    refusals: z.number(),
    context: z.unknown(),
  }),
);

const backlogSchema = z.object({ waiting: z.number(), dead: z.number() });
const sweptSchema = z.object({ deleted: z.number() });

async function claimDue(sql: Sql, count: number, leaseSeconds: number): Promise<DueMail[]> {
  const rows = await sql`
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
      returning d.request_id, d.attempts, d.refusals, d.context
    )
    select r.id, r.reference, r.created_at, r.name, r.email, r.phone, r.company, r.message,
      r.request_callback, c.attempts, c.refusals, c.context
    from claimed c join contact.requests r on r.id = c.request_id
    order by r.created_at`;
  return z
    .parse(dueSchema, rows)
    .map(({ id, reference, created_at: createdAt, attempts, refusals, context, ...request }) => ({
      id,
      reference,
      createdAt,
      attempts,
      refusals,
      request,
      context: storedVisitContext(context),
    }));
}

async function recordFailure(
  sql: Sql,
  { id, attempts }: DueMail,
  { code, retryInSeconds, isLast, isPermanent, maxRefusals }: Failure,
): Promise<boolean> {
  const rows = await sql`
    update contact.deliveries d
    set last_error = ${code},
      refusals = refusals + ${isPermanent ? 1 : 0},
      refused_at = coalesce(refused_at, case when ${isPermanent} then now() end),
      due_at = now() + make_interval(secs => ${retryInSeconds}),
      state = case
        when ${isLast} or (
          refusals + ${isPermanent ? 1 : 0} >= ${maxRefusals}
          and exists (select from contact.deliveries o where o.sent_at > d.refused_at)
        ) then 'dead'
        else 'waiting'
      end
    where request_id = ${id} and state = 'waiting' and attempts = ${attempts}
    returning state = 'dead' as given_up`;
  return z.parse(z.array(z.object({ given_up: z.boolean() })), rows)[0]?.given_up ?? false;
}

/** Creates the store on the schema of `supabase/migrations`. */
export function createStore(database: Database, limits: RateLimits): Store {
  return {
    accept: createAccept(database, limits),
    claim: (count, leaseSeconds) => database.run((sql) => claimDue(sql, count, leaseSeconds)),
    markSent: async (ids) => {
      await database.run(
        (sql) => sql`
          update contact.deliveries
          set state = 'sent', sent_at = now(), context = null, last_error = null
          where request_id in ${sql(ids)} and state <> 'sent'`,
      );
    },
    markFailed: (mail, failure) => database.run((sql) => recordFailure(sql, mail, failure)),
    backlog: () =>
      database.run(async (sql) => {
        const rows = await sql`
          select count(*) filter (where state = 'waiting')::integer as waiting,
            count(*) filter (where state = 'dead')::integer as dead
          from contact.deliveries where state <> 'sent'`;
        return z.parse(backlogSchema, rows[0]);
      }),
    sweep: (retentionDays) =>
      database.run(async (sql) => {
        const rows = await sql`
          select contact.sweep(make_interval(days => ${retentionDays})) as deleted`;
        return z.parse(sweptSchema, rows[0]).deleted;
      }),
  };
}
