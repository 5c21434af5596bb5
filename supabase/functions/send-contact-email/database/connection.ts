import postgres from 'postgres';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { onDriverCrash } from './driver-crash.ts';
import { createSemaphore } from './semaphore.ts';

/** A pool of connections to the database. */
export type Sql = postgres.Sql;

/** Runs queries against the database, each until a deadline. */
export type Database = {
  /** When an operation that begins now must be over; several queries of it may share that. */
  deadline: () => number;
  /**
   * @param deadline that of a new operation where none is given; milliseconds since 1970
   * @throws TimeoutError when the database stays silent, SemaphoreTimeoutError when too much waits
   *   for it, or its driver's error
   */
  run: <Result>(query: (sql: Sql) => Promise<Result>, deadline?: number) => Promise<Result>;
  close: () => Promise<void>;
};

/** The connection is gone, and nobody knows what became of the query. */
class LostConnectionError extends Error {
  override readonly name = 'LostConnectionError';
  readonly code = 'CONNECTION_DESTROYED';
}

const maxConnections = 10;

function openPool(url: URL, timeoutMs: number): Sql {
  return postgres(url.href, {
    max: maxConnections,
    // Hosted databases speak TLS, local ones do not; `sslmode` in the address decides otherwise.
    ...(!url.searchParams.has('sslmode') && { ssl: 'prefer' }),
    // Poolers in transaction mode know no prepared statements.
    prepare: false,
    // Only plain types travel: nothing to ask the database about first.
    fetch_types: false,
    connect_timeout: timeoutMs / 1000,
    idle_timeout: 30,
    // The next request tries again at once: waiting would only hold its visitor up.
    backoff: () => 0.1,
    connection: {
      application_name: 'send-contact-email',
      statement_timeout: Math.ceil(timeoutMs),
    },
    onnotice: () => undefined,
  });
}

/**
 * Connects to the database as soon as it is needed, and again after every failure.
 *
 * @param timeoutMs how long one operation may take, waiting for a connection and connecting
 *   included; milliseconds
 */
export function openDatabase(url: URL, timeoutMs: number): Database {
  let pool = openPool(url, timeoutMs);
  // The driver's own queue has no limit in time.
  const semaphore = createSemaphore(maxConnections, timeoutMs);
  /** Connections that do not answer are given up: a database that hangs holds them for ever. */
  const replace = (silent: Sql) => {
    if (silent !== pool) return;
    pool = openPool(url, timeoutMs);
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
  const runNow = async <Result>(query: (sql: Sql) => Promise<Result>, deadline: number) => {
    const used = pool;
    const leftMs = deadline - Date.now();
    if (leftMs <= 0) throw new TimeoutError('no time is left for the query');
    try {
      return await withTimeout(leftMs, ask(used, query));
    } catch (error) {
      // Little time, after waiting for others, says nothing about the connections.
      if (error instanceof TimeoutError && leftMs > timeoutMs / 2) replace(used);
      throw error;
    }
  };
  const newDeadline = () => Date.now() + timeoutMs;
  return {
    deadline: newDeadline,
    run: (query, deadline = newDeadline()) =>
      semaphore(() => runNow(query, deadline), deadline - Date.now()),
    close: () => pool.end({ timeout: 1 }),
  };
}
