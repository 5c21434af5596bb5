/**
 * Ends a postmaster at the end of standard input: the parent process holds the other end of the pipe,
 * which the operating system closes even if the parent is killed.
 *
 * Usage: node end-postmaster.mjs <cluster folder>; standard input: process ids, one per line; the
 * last one counts.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

/** PostgreSQL's fast and immediate shutdown, then SIGKILL. */
const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'];
/** Timeout of each signal. */
const timeoutMs = 4000;
const pollMs = 20;

const [cluster = ''] = process.argv.slice(2);

/**
 * Whether a process is the postmaster of the cluster. Process ids are reused, quickly in containers:
 * the id of a killed postmaster may belong to another process.
 */
function isPostmaster(pid) {
  try {
    if (process.platform === 'linux') {
      const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
      return name === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    }
    if (process.platform === 'win32') return process.kill(pid, 0);
    const name = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' });
    return name.includes('postgres');
  } catch {
    return false;
  }
}

async function endsInTime(pid) {
  const deadline = Date.now() + timeoutMs;
  while (isPostmaster(pid)) {
    if (Date.now() > deadline) return false;
    await wait(pollMs);
  }
  return true;
}

async function end(pid) {
  for (const signal of signals) {
    if (!isPostmaster(pid)) return;
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
    if (await endsInTime(pid)) return;
  }
}

let pid = 0;
for await (const line of createInterface({ input: process.stdin })) pid = Number(line);
if (Number.isInteger(pid) && pid > 0) await end(pid);
