/** A task got no slot. */
export class SemaphoreError extends Error {
  override readonly name = 'SemaphoreError';
  readonly code = 'ESEMAPHORE';
}

/**
 * Runs a task as soon as a slot is free.
 *
 * @param timeoutMs how long to wait for a slot, in milliseconds; overrides the default
 * @throws SemaphoreError when no slot becomes free in time, or what the task throws
 */
export type Semaphore = <Result>(
  task: () => Promise<Result>,
  timeoutMs?: number,
) => Promise<Result>;

/**
 * Creates a counting semaphore; waiting tasks run first in, first out.
 *
 * @param limit number of slots
 * @param defaultTimeoutMs how long a task waits for a slot, in milliseconds
 */
export function createSemaphore(limit: number, defaultTimeoutMs: number): Semaphore {
  let free = limit;
  const waiting: (() => void)[] = [];

  const acquire = async (timeoutMs: number) => {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new SemaphoreError(`waited ${timeoutMs} ms`));
      }, timeoutMs);
      waiting.push(start);
    });
  };
  /** Hands the slot directly to the first waiting task, so that no new task can overtake it. */
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (task, timeoutMs = defaultTimeoutMs) => {
    await acquire(timeoutMs);
    try {
      return await task();
    } finally {
      release();
    }
  };
}
