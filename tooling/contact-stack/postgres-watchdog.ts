import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresEnvironment } from '@/tooling/contact-stack/postgres-environment';
import { supervise } from '@/tooling/contact-stack/supervise';

/** A process that ends a postmaster when this process exits, even if it is killed. */
export type Watchdog = {
  /** Sets the postmaster's process id. */
  watch: (pid: number) => void;
  /** Ends the watchdog only. */
  stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('./end-postmaster.mjs', import.meta.url));

function spawnWatchdog(cluster: string) {
  const child = spawn(process.execPath, [program, cluster], {
    // Its own process group, so that Ctrl-C does not end it before the postmaster.
    detached: true,
    env: postgresEnvironment,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve(''));
  });
  // EPIPE after it was killed, which `ended` reports.
  child.stdin.on('error', () => undefined);
  return {
    ended,
    watch: (pid: number) => child.stdin.write(`${pid}\n`),
    /** Makes it end the postmaster as if this process had exited. */
    release: () => child.stdin.end(),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/**
 * Starts the watchdog of a cluster, which is restarted when it dies.
 *
 * @param options.cluster folder of the cluster
 * @param options.log receives one line for each restart
 */
export async function startWatchdog({
  cluster,
  log,
}: {
  cluster: string;
  log: (line: string) => void;
}): Promise<Watchdog> {
  let postmaster: number | undefined;
  const supervised = await supervise({
    name: 'The watchdog of the database',
    log,
    start: async () => {
      const watchdog = spawnWatchdog(cluster);
      if (postmaster !== undefined) watchdog.watch(postmaster);
      return watchdog;
    },
  });
  return {
    watch: (pid) => {
      postmaster = pid;
      supervised.current()?.watch(pid);
    },
    stop: supervised.stop,
  };
}

async function readLockFile(file: string): Promise<number | undefined> {
  const content = await readFile(file, 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * Ends an orphaned postmaster, whose supervisor and watchdog died, and removes its lock file. Must be
 * called by the cluster's only supervisor before it starts a postmaster.
 */
export async function endOrphan(cluster: string): Promise<void> {
  const lockFile = join(cluster, 'postmaster.pid');
  const pid = await readLockFile(lockFile);
  if (pid === undefined) return;
  const watchdog = spawnWatchdog(cluster);
  watchdog.watch(pid);
  watchdog.release();
  await watchdog.ended;
  await rm(lockFile, { force: true });
}
