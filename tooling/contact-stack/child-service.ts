import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A child process that has reported readiness. */
export type ReadyChild<Ready> = {
  ready: Ready;
  /** Resolves with its last output when it has exited, for whatever reason. */
  ended: Promise<string>;
};

/** How to parse the output of a child process, line by line. */
export type OutputRules<Ready> = {
  /** Parses a readiness message; undefined for other lines. */
  readyIn: (line: string) => Ready | undefined;
  /** Extracts what may explain an exit; undefined for other lines. */
  reasonIn: (line: string) => string | undefined;
  /** Receives every other line. */
  log?: (line: string) => void;
};

/**
 * Waits until a child process reports readiness.
 *
 * @throws an error with its last output when it exits before
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

/** A signal to send if the process still runs `afterMs` milliseconds after the first signal. */
export type ShutdownStep = { signal: NodeJS.Signals; afterMs: number };

/**
 * Ends a child process by a signal, escalating to further signals if it does not exit.
 *
 * @param ended resolves when it has exited
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
