import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a database is waited for that is ending by itself, and after it was told to, in milliseconds. */
const grace = 2000;
const patience = 4000;

/** The process id in a cluster's lock file, running or not. */
export async function postmasterOf(cluster: string): Promise<number | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(content.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : undefined;
}

/**
 * Whether a process is PostgreSQL at work on a cluster. Process ids are given again, in a
 * container soon: the lock file of a killed database may name anything.
 */
function isAtWork(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') {
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    }
    const name = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return name.includes('postgres');
  } catch {
    return false;
  }
}

async function endsWithin(milliseconds: number, pid: number, cluster: string): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (isAtWork(pid, cluster)) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}

/**
 * Takes away what a database that was not ended by its supervisor has left of itself: a lock file,
 * or a process that has lost its supervisor. To be called by the only supervisor of the cluster.
 */
export async function clearPostmaster(cluster: string): Promise<void> {
  const pid = await postmasterOf(cluster);
  if (pid === undefined) return;
  // Usually it is just ending: its watcher has seen its supervisor die.
  if (!(await endsWithin(grace, pid, cluster))) {
    for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
      process.kill(pid, signal);
      if (await endsWithin(patience, pid, cluster)) break;
    }
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
