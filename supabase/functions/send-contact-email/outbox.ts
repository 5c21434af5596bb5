import { createHmac } from 'node:crypto';
import pg from 'pg';
import * as z from 'zod/mini';
import type { ContactRequest } from '../_shared/contact-request.ts';
import { errorCode, log } from './body.ts';
import { networksOf } from './networks.ts';
import type { Settings } from './settings.ts';

/** Limits of a client's requests per hour, and of the waiting mails. */
const limits = { perAddress: 20, perNetwork: 60, waiting: 10_000 } as const;

/** Number of connections to the mail server. */
const connections = 4;

/** A request is answered within four seconds: half of it to connect, half for the statement. */
const connectTimeoutMs = 2000;
const statementTimeoutMs = 1900;

/** How often delayed mails are reported as an error in the log. */
const reportIntervalMs = 600_000;

const storedSchema = z.object({
  id: z.string(),
  reference: z.string(),
  created_at: z.date(),
  attempts: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  message: z.string(),
  request_callback: z.boolean(),
  context: z.record(z.string(), z.string()),
});

/** A stored request, claimed for one attempt to mail it. */
export type StoredRequest = z.infer<typeof storedSchema>;

/** Mails a request. Rejects unless the mail server has confirmed it. */
export type SendMail = (request: StoredRequest) => Promise<void>;

const acceptanceSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['stored', 'known']), reference: z.string() }),
  z.object({ outcome: z.literal('limited'), retry_after: z.number() }),
  z.object({ outcome: z.literal('full') }),
]);

const countsSchema = z.object({ waiting: z.number(), delayed: z.number(), tls: z.boolean() });

/** The outbox after a drain: mails that wait, and those of them that have waited over an hour. */
export type DrainReport = z.infer<typeof countsSchema> & { deleted: number };

/** Stores requests and mails them. */
export type Outbox = {
  /**
   * Stores a request within the limits. What is returned as stored or known is committed.
   *
   * @param context language, page and campaign of the visit
   * @param clientAddress by which requests are limited
   * @throws the driver's error; then it is unknown whether the request is stored
   */
  accept: (
    request: ContactRequest,
    context: Readonly<Record<string, string>>,
    clientAddress: string | undefined,
  ) => Promise<z.infer<typeof acceptanceSchema>>;
  /**
   * Sends all mails that are due and deletes expired requests, one run after the other. Calls during
   * a run share the next one.
   *
   * @throws the driver's error
   */
  drain: () => Promise<DrainReport>;
  close: () => Promise<void>;
};

/** Consonants that cannot be confused with each other or with a digit, and that form no words. */
const alphabet = 'BCDFGHJKMNPRSTVWXZ';

/** Generates a reference that can be read out on the telephone, such as `KTRW-MBXD`. */
function newReference(): string {
  const letters = [...crypto.getRandomValues(new Uint32Array(8))]
    .map((random) => alphabet.charAt(random % alphabet.length))
    .join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Opens the outbox. The database is connected when it is first needed, and after failures. */
export function createOutbox(settings: Settings, send: SendMail): Outbox {
  const { DATABASE_URL, DATABASE_CA: ca, SECRET, MAILS_PER_HOUR, RETENTION_DAYS } = settings;
  const url = new URL(DATABASE_URL);
  // `pg` prefers the address's `sslmode` to its option `ssl`.
  if (ca) url.searchParams.delete('sslmode');
  const pool = new pg.Pool({
    connectionString: url.href,
    ...(ca && { ssl: { ca } }),
    application_name: 'send-contact-email',
    max: 5,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs,
  });
  // An idle connection was lost; the pool opens another one.
  pool.on('error', () => undefined);

  const hash = (text: string) => createHmac('sha256', SECRET).update(text).digest();

  /** Sends the next due mail; false when there is none, or the mail server is not available. */
  const sendNext = async (): Promise<boolean> => {
    const { rows } = await pool.query('select * from contact.claim($1)', [MAILS_PER_HOUR]);
    if (rows.length === 0) return false;
    const request = z.parse(storedSchema, rows[0]);
    const { id, reference, attempts } = request;
    try {
      await send(request);
    } catch (error) {
      const code = errorCode(error);
      log('warn', 'mail-failed', { reference, attempts, code });
      await pool.query('update contact.requests set last_error = $2 where id = $1', [id, code]);
      // A rejected content concerns this mail only; anything else concerns all of them.
      return error instanceof Error && 'command' in error && error.command === 'DATA';
    }
    const sent = `update contact.requests set sent_at = now(), context = '{}' where id = $1`;
    await pool.query(sent, [id]);
    log('info', 'mail-sent', { reference, attempts });
    return true;
  };

  const count = async () => {
    const { rows } = await pool.query(`
      select count(*)::integer as waiting,
        (count(*) filter (where created_at < now() - interval '1 hour'))::integer as delayed,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as tls
      from contact.requests where sent_at is null`);
    return z.parse(countsSchema, rows[0]);
  };

  let reportedAt = 0;
  const drainOnce = async (): Promise<DrainReport> => {
    const { rows } = await pool.query('select contact.expire($1) as deleted', [RETENTION_DAYS]);
    const sendAll = async () => {
      while (await sendNext());
    };
    await Promise.all(Array.from({ length: connections }, sendAll));
    const counts = await count();
    if (counts.delayed > 0 && Date.now() - reportedAt > reportIntervalMs) {
      reportedAt = Date.now();
      log('error', 'mails-delayed', { delayed: counts.delayed, waiting: counts.waiting });
    }
    return { ...counts, deleted: Number(rows[0]?.deleted) };
  };

  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<DrainReport> | undefined;
  return {
    accept: async (request, context, clientAddress) => {
      const { address, network } = networksOf(clientAddress);
      const { rows } = await pool.query(
        'select * from contact.accept($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [
          hash(JSON.stringify(request)),
          newReference(),
          JSON.stringify(request),
          JSON.stringify(context),
          hash(address),
          hash(network),
          limits.perAddress,
          limits.perNetwork,
          limits.waiting,
        ],
      );
      return z.parse(acceptanceSchema, rows[0]);
    },
    drain: () => {
      next ??= last.then(() => {
        next = undefined;
        return drainOnce();
      });
      last = next.catch(() => undefined);
      return next;
    },
    close: () => pool.end(),
  };
}
