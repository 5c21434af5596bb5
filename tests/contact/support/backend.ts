import { join } from 'node:path';
import postgres from 'postgres';
import { type RunningFunction, startFunction } from '@/tooling/contact-stack/contact-function';
import type { DenoVersion } from '@/tooling/contact-stack/deno-program';
import { applyMigrations } from '@/tooling/contact-stack/migrations';
import { startPostgres } from '@/tooling/contact-stack/postgres';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

/** Where mails come from and go to in every test. */
export const mailFrom = 'website@pflege.example.org';
export const mailTo = 'team@pflege.example.org';
/** The origin of the site in every test; nothing is served there. */
export const siteOrigin = 'http://site.test';
export const drainKey = 'drain-key-of-the-tests-0123456789abcdef';

/** Settings by which no limit and no waiting gets into the way of a test. */
export const openSettings = {
  MAIL_FROM: mailFrom,
  MAIL_TO: mailTo,
  SITE_URL: siteOrigin,
  IP_HASH_KEY: 'hash-key-of-the-tests-0123456789abcdef',
  DRAIN_KEY: drainKey,
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_PER_SITE: '1000000',
  RATE_LIMIT_PER_NETWORK: '1000000',
  RATE_LIMIT_TOTAL: '1000000',
  OUTBOX_LIMIT: '1000000',
  DELIVERY_POLL_SECONDS: '0.1',
  SMTP_TIMEOUT_SECONDS: '5',
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** A database with the migrations applied, and whatever was started next to it. */
export type Backend = {
  /** The test's own connection, as the owner of everything. */
  sql: postgres.Sql;
  databaseUrl: string;
  killDatabase: () => Promise<void>;
  /** Starts the database again, on the same port and with the same data. */
  restartDatabase: () => Promise<void>;
  startFunction: (
    settings: Environment,
    options?: { deno?: DenoVersion; port?: number; source?: string },
  ) => Promise<RunningFunction>;
  /** What the functions have written to their logs so far. */
  log: string[];
  /** A folder of its own that is gone in the end. */
  folder: (name: string) => string;
  close: () => Promise<void>;
};

/** Starts a database of its own; the function comes when a test starts it. */
export async function startBackend(): Promise<Backend> {
  const { folder: root, remove } = await makeDataFolder();
  const folder = (name: string) => join(root, name);
  let database = await startPostgres({ folder: folder('postgres') });
  const { url, port } = database;
  await applyMigrations({ url, folder: 'supabase/migrations' });
  const sql = postgres(url, { max: 2, onnotice: () => undefined, backoff: () => 0.1 });
  const functions: RunningFunction[] = [];
  const log: string[] = [];
  return {
    sql,
    databaseUrl: url,
    killDatabase: () => database.kill(),
    restartDatabase: async () => {
      database = await startPostgres({ folder: folder('postgres'), port });
    },
    startFunction: async (settings, options = {}) => {
      const started = await startFunction({
        ...options,
        cache: folder('deno'),
        env: { DATABASE_URL: url, ...openSettings, ...settings },
        log: (line) => log.push(line),
      });
      functions.push(started);
      return started;
    },
    log,
    folder,
    close: async () => {
      await Promise.all(functions.map((started) => started.stop()));
      await sql.end({ timeout: 1 });
      await database.stop();
      await remove();
    },
  };
}

/**
 * Empties the database between tests. Row by row: a truncation locks whole tables and meets the
 * worker's locks in another order.
 */
export async function emptyDatabase({ sql }: Backend): Promise<void> {
  await sql`delete from contact.deliveries`;
  await sql`delete from contact.requests`;
  await sql`delete from contact.address_counts`;
  await sql`delete from contact.window_totals`;
  await sql`update contact.pacing set next_due_at = '-infinity'`;
}
