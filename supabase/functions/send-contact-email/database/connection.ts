import postgres from 'postgres';
import { createSemaphore } from '../../_shared/semaphore.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { onDriverCrash } from './driver-crash.ts';

/** A pool of connections to the database. */
export type Sql = postgres.Sql;

/** Runs queries against the database, each with a deadline. */
export type Database = {
  /** Deadline of an operation that starts now, which its queries may share; ms since 1970. */
  deadline: () => number;
  /**
   * @param deadline milliseconds since 1970; that of a new operation by default
   * @throws TimeoutError when the query times out, SemaphoreError when no connection becomes
   *   free in time, or the driver's error
   */
  run: <Result>(query: (sql: Sql) => Promise<Result>, deadline?: number) => Promise<Result>;
  close: () => Promise<void>;
};

/** The connection was lost; whether the query was executed is unknown. */
class LostConnectionError extends Error {
  override readonly name = 'LostConnectionError';
  readonly code = 'CONNECTION_DESTROYED';
}

function openPool(url: URL, timeoutMs: number, maxConnections: number): Sql {
  return postgres(url.href, {
    max: maxConnections,
    // Hosted databases use TLS, local ones do not; `sslmode` in the URL takes precedence.
    ...(!url.searchParams.has('sslmode') && { ssl: 'prefer' }),
    // Poolers in transaction mode do not support prepared statements.
    prepare: false,
    // Only built-in types are used, so there are no type OIDs to query first.
    fetch_types: false,
    connect_timeout: timeoutMs / 1000,
    idle_timeout: 30,
    // Reconnect almost immediately: backoff would only delay the next visitor's request.
    backoff: () => 0.1,
    connection: {
      application_name: 'send-contact-email',
      statement_timeout: Math.ceil(timeoutMs),
    },
    onnotice: () => undefined,
  });
}

/**
 * Opens a pool that connects lazily, and again after every failure.
 *
 * @param timeoutMs timeout of one operation in milliseconds, including waiting for a connection
 *   and connecting
 * @param maxConnections maximum number of connections; further operations wait for a free one
 */
export function openDatabase(url: URL, timeoutMs: number, maxConnections: number): Database {
  let pool = openPool(url, timeoutMs, maxConnections);
  // The driver's own queue has no timeout.
  const semaphore = createSemaphore(maxConnections, timeoutMs);
  /** Replaces a pool whose connections hang: a database that hangs would hold them for ever. */
  const replace = (hanging: Sql) => {
    if (hanging !== pool) return;
    pool = openPool(url, timeoutMs, maxConnections);
    void hanging.end({ timeout: 0 }).catch(() => undefined);
  };
  /** Rejects each pending query. */
  const pendingQueries = new Set<(error: Error) => void>();
  onDriverCrash(() => {
    replace(pool);
    // The driver no longer tracks them: they would wait until their deadline.
    for (const fail of pendingQueries) fail(new LostConnectionError('The driver crashed'));
  });
  const track = <Result>(sql: Sql, query: (sql: Sql) => Promise<Result>) =>
    new Promise<Result>((resolve, reject) => {
      pendingQueries.add(reject);
      query(sql)
        .then(resolve, reject)
        .finally(() => pendingQueries.delete(reject));
    });
  const runNow = async <Result>(query: (sql: Sql) => Promise<Result>, deadline: number) => {
    const usedPool = pool;
    const leftMs = deadline - Date.now();
    if (leftMs <= 0) throw new TimeoutError('the deadline passed before the query started');
    try {
      return await withTimeout(leftMs, track(usedPool, query));
    } catch (error) {
      // After a long wait in the queue a timeout says nothing about the connections.
      if (error instanceof TimeoutError && leftMs > timeoutMs / 2) replace(usedPool);
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
