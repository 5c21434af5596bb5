import type { ChildProcess } from 'node:child_process';

/** Time to exit after SIGTERM, in milliseconds. */
const timeoutMs = 5000;

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The process group has already exited.
  }
}

/** Terminates a process group by its leader: first with SIGTERM, then with SIGKILL. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalGroup(pid, 'SIGTERM');
    const force = setTimeout(() => signalGroup(pid, 'SIGKILL'), timeoutMs);
    await ended;
    clearTimeout(force);
  }
  signalGroup(pid, 'SIGKILL');
}
