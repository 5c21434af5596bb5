import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endProcess } from '@/tests/support/end-process';

const running = new Set<ChildProcess>();
const folders = new Set<string>();

const removal = { recursive: true, force: true, maxRetries: 5, retryDelay: 100 } as const;

// A test run that ends early leaves nothing behind.
process.on('exit', () => {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // The group has ended already.
    }
  }
  for (const folder of folders) rmSync(folder, removal);
});

/** A program with everything that it has started, and what ends all of it. */
export type RunningProgram = { child: ChildProcess; end: () => Promise<void> };

/**
 * Starts a program as the leader of a process group.
 *
 * @param options.pipes how many outputs are read beyond the usual ones, which nobody reads
 */
export function startProgram(
  path: string,
  args: readonly string[],
  { env = process.env, pipes = 0 }: { env?: NodeJS.ProcessEnv; pipes?: number } = {},
): RunningProgram {
  const outputs = Array.from({ length: pipes }, () => 'pipe' as const);
  const child = spawn(path, args, {
    detached: true,
    env,
    stdio: ['ignore', 'ignore', 'ignore', ...outputs],
  });
  running.add(child);
  return {
    child,
    end: async () => {
      await endProcess(child);
      running.delete(child);
    },
  };
}

/** Makes a folder for a browser's data, and what removes it. */
export function makeTemporaryFolder(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  folders.add(folder);
  return {
    folder,
    remove: () => {
      rmSync(folder, removal);
      folders.delete(folder);
    },
  };
}
