import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { databaseAccount } from '@/scripts/support/stack/account';
import { freePort } from '@/scripts/support/stack/free-port';
import { type Cluster, openCluster } from '@/scripts/support/stack/postgres-cluster';
import { postgresEnvironment } from '@/scripts/support/stack/postgres-environment';
import { makePostgresHome } from '@/scripts/support/stack/postgres-home';
import { findPostgres } from '@/scripts/support/stack/postgres-programs';
import { clearPostmaster, postmasterOf } from '@/scripts/support/stack/stale-postmaster';

/** A database that answers at `url` until it is stopped or dies. */
export type RunningPostgres = {
  url: string;
  port: number;
  /** Process id of the postmaster. */
  pid: number;
  /** Comes when it has ended, whatever the reason; says its last words. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Ends it as the loss of the machine would. */
  kill: () => Promise<void>;
};

const watcher = fileURLToPath(new URL('./run-watched.mjs', import.meta.url));

/** Small: a contact form fills no memory. What makes data durable stays as it comes, switched on. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '16MB',
  max_connections: '40',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_size: '64MB',
  jit: 'off',
  timezone: 'UTC',
  // Statements hold what visitors typed.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

const readyLine = 'database system is ready to accept connections';
/** The killed database's last processes are still there; they end within moments. */
const notYetLine = 'pre-existing shared memory block';

/** What says why it died; everything else that it writes is about its daily work. */
const lastWords = /(FATAL|PANIC): .*|^[^:]*Error.*/;

type Started = { child: ChildProcess; ended: Promise<string> };

/** @throws an error that says what PostgreSQL said when it ends instead of being ready */
function untilReady(child: ChildProcess): Promise<Started> {
  let last = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(last));
  });
  return new Promise((resolve, reject) => {
    void ended.then((words) => reject(new Error(`PostgreSQL does not start: ${words}`)));
    if (!child.stderr) throw new Error('PostgreSQL was started without its log.');
    createInterface({ input: child.stderr }).on('line', (line) => {
      last = lastWords.exec(line)?.[0] ?? last;
      if (line.includes(readyLine)) resolve({ child, ended });
    });
  });
}

async function launch(args: readonly string[]): Promise<Started> {
  for (let attempt = 1; ; attempt += 1) {
    const child = spawn(process.execPath, [watcher, ...args], {
      // A group of its own: Ctrl-C reaches the supervisor, which ends everything in its order.
      detached: true,
      env: postgresEnvironment,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    try {
      return await untilReady(child);
    } catch (error) {
      const isSoonOver = error instanceof Error && error.message.includes(notYetLine);
      if (!isSoonOver || attempt === 50) throw error;
      await wait(100);
    }
  }
}

function commandLine({ folder }: Cluster, port: number): string[] {
  const options = Object.entries({ ...settings, port }).flatMap(([key, value]) => [
    '-c',
    `${key}=${value}`,
  ]);
  return ['-D', folder, ...options];
}

/**
 * Starts PostgreSQL on the loopback address; its data is made at first. It ends with this process,
 * also when this is killed. After a kill the same call recovers what was committed.
 *
 * @param options.folder for its data, password and, where needed, programs; used by nobody else
 * @param options.port a free one by default
 * @throws {MissingProgram} on a platform without PostgreSQL
 * @throws an error of one line when the data was written by another version, or it cannot start
 */
export async function startPostgres({
  folder,
  port: wanted,
}: {
  folder: string;
  port?: number | undefined;
}): Promise<RunningPostgres> {
  const account = databaseAccount();
  const home = await makePostgresHome(folder, account);
  const { initdb, postgres } = await findPostgres({ account, home });
  const cluster = await openCluster({ home, account, initdb });
  await clearPostmaster(cluster.folder);

  const port = wanted ?? (await freePort());
  const runAs = `${account?.uid ?? ''}:${account?.gid ?? ''}`;
  const { child, ended } = await launch([runAs, postgres, ...commandLine(cluster, port)]);
  const pid = (await postmasterOf(cluster.folder)) ?? 0;
  return {
    url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`,
    port,
    pid,
    ended,
    stop: async () => {
      child.stdin?.end();
      await ended;
    },
    kill: async () => {
      if (pid > 0) process.kill(pid, 'SIGKILL');
      await ended;
    },
  };
}
