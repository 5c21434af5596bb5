import { createHmac, randomInt } from 'node:crypto';
import ipaddr from 'ipaddr.js';
import pg from 'pg';
import type { ContactRequest } from '../_shared/contact-request.ts';
import { errorCode, log } from './log.ts';
import type { Settings } from './settings.ts';

/** Limits: requests per hour of a client's address and network, and e-mails that wait at once. */
const limits = { perAddress: 20, perNetwork: 60, waiting: 10_000 } as const;

const maxConcurrentMails = 4;

/**
 * A claim ends after two minutes at the earliest. While a slow mail server has the e-mail, the claim
 * is extended every minute, so that nothing else sends it.
 */
const claimExtensionMs = 60_000;
const extendClaim = `update contact.requests set claimed_at = now(),
  next_attempt_at = greatest(next_attempt_at, now() + interval '2 minutes')
  where id = $1 and sent_at is null`;

/** Minimum time between two log entries about delayed e-mails. */
const reportIntervalMs = 600_000;

/** A stored request, claimed for one attempt to send it. */
export type StoredRequest = ContactRequest & {
  id: string;
  reference: string;
  created_at: Date;
  attempts: number;
  /** Language, page and campaign of the visit. */
  context: Readonly<Record<string, string>>;
};

/** Sends a request by e-mail. Rejects unless the mail server has accepted it. */
export type SendMail = (request: StoredRequest) => Promise<void>;

type AcceptResult =
  | { outcome: 'stored' | 'known'; reference: string }
  | { outcome: 'limited'; retry_after: number }
  | { outcome: 'full' };

/** Consonants only, which form no words, without those that look like another letter or a digit. */
const alphabet = 'BCDFGHJKMNPRSTVWXZ';

/** Generates a reference that can be read out on the telephone, such as `KTRW-MBXD`. */
function newReference(): string {
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  const letters = () => Array.from({ length: 4 }, letter).join('');
  return `${letters()}-${letters()}`;
}

/** The URL of the database and its TLS options, for `pg`. */
export function connectionConfig({
  DATABASE_URL,
  DATABASE_CA: ca,
}: Pick<Settings, 'DATABASE_URL' | 'DATABASE_CA'>): pg.ClientConfig {
  if (!ca) return { connectionString: DATABASE_URL };
  const url = new URL(DATABASE_URL);
  // `sslmode` in the URL would override the option `ssl`.
  url.searchParams.delete('sslmode');
  return { connectionString: url.href, ssl: { ca } };
}

/** Makes runs of some work not overlap: all calls during a run share the next run. */
function withoutOverlap<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let lastRun: Promise<unknown> = Promise.resolve();
  let nextRun: Promise<Result> | undefined;
  return () => {
    nextRun ??= lastRun.then(() => {
      nextRun = undefined;
      return work();
    });
    lastRun = nextRun.catch(() => undefined);
    return nextRun;
  };
}

/** Opens the outbox. It connects to the database on first use, and again after failures. */
export function createOutbox(settings: Settings, send: SendMail) {
  const pool = new pg.Pool({
    ...connectionConfig(settings),
    application_name: 'send-contact-email',
    max: 5,
    idleTimeoutMillis: 30_000,
    // A response takes at most six seconds: two to connect, and four for the statement. There is no
    // `statement_timeout`, because connection poolers refuse it.
    connectionTimeoutMillis: 2000,
    query_timeout: 3900,
  });
  // The loss of an idle connection is ignored, because the pool opens another one.
  pool.on('error', () => undefined);

  const hash = (text: string) => createHmac('sha256', settings.SECRET).update(text).digest();

  /** Sends the next due e-mail. False if none is due, or if the mail server is not available. */
  const sendNext = async (): Promise<boolean> => {
    const claim = 'select * from contact.claim($1)';
    const [request] = (await pool.query<StoredRequest>(claim, [settings.MAILS_PER_HOUR])).rows;
    if (!request) return false;
    const { id, reference, attempts } = request;
    const extension = setInterval(() => {
      pool.query(extendClaim, [id]).catch((error: unknown) => {
        log('warn', 'claim-not-extended', { reference, code: errorCode(error) });
      });
    }, claimExtensionMs);
    try {
      await send(request);
    } catch (error) {
      const code = errorCode(error);
      log('warn', 'mail-failed', { reference, attempts, code });
      await pool.query('update contact.requests set last_error = $2 where id = $1', [id, code]);
      // If the server rejects the content, the next e-mail may still succeed.
      return error instanceof Error && 'command' in error && error.command === 'DATA';
    } finally {
      clearInterval(extension);
    }
    const markSent = `update contact.requests set sent_at = now(), context = '{}' where id = $1`;
    await pool.query(markSent, [id]);
    log('info', 'mail-sent', { reference, attempts });
    return true;
  };

  const sendAll = async () => {
    while (await sendNext());
  };
  const senders = Array.from({ length: maxConcurrentMails }, () => withoutOverlap(sendAll));

  let reportedAt = 0;
  /** Counts waiting e-mails, and reports those that have waited more than an hour. */
  const reportWaiting = withoutOverlap(async () => {
    const { rows } = await pool.query<{ waiting: number; delayed: number; tls: boolean }>(`
      select count(*)::integer as waiting,
        (count(*) filter (where created_at < now() - interval '1 hour'))::integer as delayed,
        coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as tls
      from contact.requests where sent_at is null`);
    const [{ waiting, delayed, tls } = { waiting: 0, delayed: 0, tls: false }] = rows;
    if (delayed > 0 && Date.now() - reportedAt > reportIntervalMs) {
      reportedAt = Date.now();
      log('error', 'mails-delayed', { delayed, waiting });
    }
    return { waiting, delayed, tls };
  });

  /** Reports delayed e-mails, then deletes what has expired. @returns number of deleted requests */
  const maintain = withoutOverlap(async () => {
    await reportWaiting();
    await pool.query(`update contact.requests set address_hash = null, network_hash = null
      where network_hash is not null and created_at < now() - interval '12 hours'`);
    const { rowCount: deleted, rows: expired } = await pool.query<{ unmailed: boolean }>(
      `delete from contact.requests where created_at < now() - make_interval(days => $1)
        returning sent_at is null as unmailed`,
      [settings.RETENTION_DAYS],
    );
    const count = expired.filter(({ unmailed }) => unmailed).length;
    if (count > 0) log('error', 'unmailed-expired', { count });
    return deleted;
  });

  return {
    /**
     * Stores a request within the limits. It is committed if the outcome is `stored` or `known`.
     *
     * @throws the driver's error: it is then unknown whether the request is stored
     */
    accept: async (
      request: ContactRequest,
      context: StoredRequest['context'],
      clientAddress: string | undefined,
    ): Promise<AcceptResult> => {
      const { address, network } = clientNetworks(clientAddress);
      const fields = JSON.stringify(request);
      const { rows } = await pool.query<AcceptResult>(
        'select * from contact.accept($1, $2, $3, $4, $5, $6, $7, $8, $9)',
        [
          ...[hash(fields), newReference(), fields, JSON.stringify(context)],
          ...[hash(address), hash(network)],
          ...[limits.perAddress, limits.perNetwork, limits.waiting],
        ],
      );
      const [acceptance] = rows;
      if (acceptance) return acceptance;
      throw new Error('contact.accept has returned no row.');
    },
    /**
     * Sends all due e-mails and deletes expired requests. Neither a failure nor a slow mail server
     * keeps the other parts from running, or the e-mail of a later call from being sent.
     *
     * @returns waiting e-mails, those that have waited more than an hour, and deleted requests
     * @throws the driver's first error, after all parts have ended
     */
    drain: async () => {
      const runs = [maintain(), ...senders.map((run) => run())] as const;
      await Promise.allSettled(runs);
      const [deleted] = await Promise.all(runs);
      return { ...(await reportWaiting()), deleted };
    },
    /** Tries the database as the other functions use it. @throws the driver's error */
    check: () => pool.query('select from contact.claim(0)'),
    close: () => pool.end(),
  };
}

/**
 * The networks for the rate limits of a client, independent of the notation of its IP address. All
 * requests without a valid address share one limit.
 *
 * @param value IP address, or the value of a header: the last entry of a list is used, which the
 *   nearest proxy has added
 * @returns `address`: an IPv4 address, or the /64 of an IPv6 address, because clients choose the
 *   rest; `network`: the /24 or the /48 around it
 */
function clientNetworks(value = ''): { address: string; network: string } {
  const entry = value.slice(value.lastIndexOf(',') + 1).trim();
  // Some proxies add a port: 203.0.113.7:40001, [2001:db8::1]:443.
  const last = entry.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
  if (!ipaddr.isValid(last)) return { address: 'unknown', network: 'unknown' };
  // Converts IPv4-mapped addresses (::ffff:203.0.113.7) to IPv4.
  const address = ipaddr.process(last);
  const prefix = (bits: number) =>
    `${address
      .toByteArray()
      .slice(0, bits / 8)
      .join('.')}/${bits}`;
  return address.kind() === 'ipv4'
    ? { address: prefix(32), network: prefix(24) }
    : { address: prefix(64), network: prefix(48) };
}
