import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process that has reported that it is ready. */
export type ReadyChild<Ready> = {
  ready: Ready;
  /** Resolves when it has ended, for whatever reason, with its last output. */
  ended: Promise<string>;
};

/** How the output of a child process is read, line by line. */
export type OutputRules<Ready> = {
  /** What a line says about readiness; undefined when it says nothing about it. */
  readyIn: (line: string) => Ready | undefined;
  /** What in a line may explain why the process ends. */
  reasonIn: (line: string) => string | undefined;
  /** Takes every line that is not about readiness. */
  log?: (line: string) => void;
};

/**
 * Waits until a child process reports that it is ready.
 *
 * @throws an error with its last output when it ends instead
 */
export function untilReady<Ready>(
  child: ChildProcess,
  { readyIn, reasonIn, log = () => undefined }: OutputRules<Ready>,
): Promise<ReadyChild<Ready>> {
  let lastOutput = '';
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', () => resolve(lastOutput));
  });
  return new Promise((resolve, reject) => {
    void ended.then((output) => reject(new Error(output)));
    const read = (line: string) => {
      lastOutput = reasonIn(line) ?? lastOutput;
      const ready = readyIn(line);
      if (ready === undefined) log(line);
      else resolve({ ready, ended });
    };
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on('line', read);
    }
  });
}

/** A signal that is sent if the process still runs so many milliseconds after the first one. */
export type ShutdownStep = { signal: NodeJS.Signals; afterMs: number };

/**
 * Ends a child process by a signal, and by others if it does not end.
 *
 * @param ended resolves when it has ended
 */
export async function endChild(
  child: ChildProcess,
  ended: Promise<unknown>,
  first: NodeJS.Signals,
  further: readonly ShutdownStep[] = [],
): Promise<void> {
  child.kill(first);
  const timers = further.map(({ signal, afterMs }) =>
    setTimeout(() => child.kill(signal), afterMs),
  );
  await ended;
  for (const timer of timers) clearTimeout(timer);
}
