import postgres from 'postgres';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { onDriverCrash } from './driver-crash.ts';
import { createSemaphore } from './semaphore.ts';

/** A pool of connections to the database. */
export type Sql = postgres.Sql;

/** Runs queries against the database, each within the time limit. */
export type Database = {
  /**
   * @throws TimeoutError when the database stays silent, SemaphoreTimeoutError when too much waits
   *   for it, or its driver's error
   */
  run: <Result>(query: (sql: Sql) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
};

/** The connection is gone, and nobody knows what became of the query. */
class LostConnectionError extends Error {
  override readonly name = 'LostConnectionError';
  readonly code = 'CONNECTION_DESTROYED';
}

const maxConnections = 10;

function openPool(url: URL, timeout: number): Sql {
  return postgres(url.href, {
    max: maxConnections,
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
  const semaphore = createSemaphore(maxConnections, 2 * timeout * 1000);
  /** Connections that do not answer are given up: a database that hangs holds them for ever. */
  const replace = (silent: Sql) => {
    if (silent !== pool) return;
    pool = openPool(url, timeout);
    void silent.end({ timeout: 0 }).catch(() => undefined);
  };
  /** Ends the queries that wait for an answer. */
  const underWay = new Set<(error: Error) => void>();
  onDriverCrash(() => {
    replace(pool);
    // The driver has lost count of them: they would wait until their time is over.
    for (const end of underWay) end(new LostConnectionError('The driver has crashed'));
  });
  const ask = <Result>(sql: Sql, query: (sql: Sql) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      underWay.add(reject);
      query(sql)
        .then(resolve, reject)
        .finally(() => underWay.delete(reject));
    });
  return {
    run: (query) =>
      semaphore(async () => {
        const used = pool;
        try {
          return await withTimeout(timeout * 1000, ask(used, query));
        } catch (error) {
          if (error instanceof TimeoutError) replace(used);
          throw error;
        }
      }),
    close: () => pool.end({ timeout: 1 }),
  };
}
