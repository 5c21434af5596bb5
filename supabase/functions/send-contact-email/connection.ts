import postgres from 'postgres';
import { openQueue } from './queue.ts';
import { TimeLimitError, within } from './time-limit.ts';

/** A pool of connections to the database. */
export type Sql = postgres.Sql;

/** Runs queries against the database, each within the time limit. */
export type Database = {
  /**
   * @throws TimeLimitError when the database stays silent, QueueError when too much waits for it,
   *   or its driver's error
   */
  run: <Result>(query: (sql: Sql) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

const mostConnections = 10;

function openPool(url: URL, timeout: number): Sql {
  return postgres(url.href, {
    max: mostConnections,
    // Hosted databases speak TLS, local ones do not; `sslmode` in the address decides otherwise.
    ...(!url.searchParams.has('sslmode') && { ssl: 'prefer' }),
    // Poolers in transaction mode know no prepared statements.
    prepare: false,
    // Only plain types travel: nothing to ask the database about first.
    fetch_types: false,
    connect_timeout: timeout,
    idle_timeout: 30,
    // The next request tries again at once: waiting would only hold its visitor up.
    backoff: () => 0.1,
    connection: {
      application_name: 'send-contact-email',
      statement_timeout: Math.ceil(timeout * 1000),
    },
    onnotice: () => undefined,
  });
}

/**
 * Connects to the database as soon as it is needed, and again after every failure.
 *
 * @param timeout seconds that one query may take, connecting included
 */
export function openDatabase(url: URL, timeout: number): Database {
  let pool = openPool(url, timeout);
  // Waiting for a connection is not the database's silence: the driver's own queue counts as it.
  const queue = openQueue(mostConnections, 2 * timeout);
  /** Connections that do not answer are given up: a database that hangs holds them for ever. */
  const replace = (silent: Sql) => {
    if (silent !== pool) return;
    pool = openPool(url, timeout);
    void silent.end({ timeout: 0 }).catch(() => undefined);
  };
  return {
    run: (query) =>
      queue(async () => {
        const used = pool;
        try {
          return await within(timeout, query(used));
        } catch (error) {
          if (error instanceof TimeLimitError) replace(used);
          throw error;
        }
      }),
    close: () => pool.end({ timeout: 1 }),
  };
}
