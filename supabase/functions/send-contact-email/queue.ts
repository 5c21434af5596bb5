/** Nobody's turn came in time. */
class QueueError extends Error {
  override readonly name = 'QueueError';
  readonly code = 'EQUEUE';
}

/** Does a piece of work when its turn has come. */
type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a queue of which only some are served at the same time.
 *
 * @param places how many
 * @param patience seconds after which somebody who waits is sent away with a QueueError
 */
export function openQueue(places: number, patience: number): Queue {
  let free = places;
  const waiting: (() => void)[] = [];

  const turn = async () => {
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
        reject(new QueueError(`over ${patience} s`));
      }, patience * 1000);
      waiting.push(start);
    });
  };
  /** Whoever leaves hands the place on. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
