/** A task has waited longer for its turn than it may. */
class SemaphoreTimeoutError extends Error {
  override readonly name = 'SemaphoreTimeoutError';
  readonly code = 'ESEMAPHORE';
}

/**
 * Runs a task as soon as there is room for it.
 *
 * @param timeoutMs how long it may wait for its turn, if not as long as usual; milliseconds
 * @throws SemaphoreTimeoutError when its turn does not come in time, or what the task throws
 */
type Semaphore = <Result>(task: () => Promise<Result>, timeoutMs?: number) => Promise<Result>;

/**
 * Makes a semaphore: it runs a limited number of tasks at the same time, the others wait in their
 * order.
 *
 * @param limit how many tasks run at the same time
 * @param usualTimeoutMs how long a task may wait for its turn, in milliseconds
 */
export function createSemaphore(limit: number, usualTimeoutMs: number): Semaphore {
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
        reject(new SemaphoreTimeoutError(`waited ${timeoutMs} ms`));
      }, timeoutMs);
      waiting.push(start);
    });
  };
  /** The first that waits takes the place over; nobody can slip in between. */
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (task, timeoutMs = usualTimeoutMs) => {
    await acquire(timeoutMs);
    try {
      return await task();
    } finally {
      release();
    }
  };
}
