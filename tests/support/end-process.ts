import type { ChildProcess } from 'node:child_process';

/** How long a program may take to end when it is asked to, in milliseconds. */
const patience = 5000;

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
}

/**
 * Ends a program that was started as the leader of a process group, with everything that it
 * started: first by asking, then by force.
 */
export async function endProcess(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(pid, 'SIGTERM');
    const force = setTimeout(() => signalGroup(pid, 'SIGKILL'), patience);
    await ended;
    clearTimeout(force);
  }
  signalGroup(pid, 'SIGKILL');
}
