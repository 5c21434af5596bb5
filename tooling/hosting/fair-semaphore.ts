import { SemaphoreError } from '@/supabase/functions/_shared/semaphore';

/**
 * Runs a task of a client as soon as it has a slot.
 *
 * @param timeoutMs how long to wait for a slot, in milliseconds
 * @throws SemaphoreError when too many tasks wait or no slot becomes free in time, or what the task
 *   throws
 */
export type FairSemaphore = <Result>(
  client: string,
  task: () => Promise<Result>,
  timeoutMs: number,
) => Promise<Result>;

type Client = { running: number; waiting: Set<() => void> };

/**
 * Creates a counting semaphore whose free slots go to the client with the fewest running tasks;
 * among equals in turn. The tasks of one client run first in, first out.
 *
 * @param limits.concurrent number of slots
 * @param limits.waiting how many tasks may wait. A client may have no more waiting than places are
 *   left, so that one alone takes half of them, and a further one always finds some
 */
export function createFairSemaphore(limits: {
  concurrent: number;
  waiting: number;
}): FairSemaphore {
  let free = limits.concurrent;
  let places = limits.waiting;
  /** All that run or wait, in the order of their last turn. */
  const clients = new Map<string, Client>();

  const next = () =>
    [...clients]
      .filter(([, { waiting }]) => waiting.size > 0)
      .toSorted(([, one], [, other]) => one.running - other.running)[0];

  const fill = () => {
    const chosen = free > 0 ? next() : undefined;
    if (chosen === undefined) return;
    const [name, client] = chosen;
    const [start] = client.waiting;
    clients.delete(name);
    clients.set(name, client);
    start?.();
  };

  const forgetIdle = (name: string, { running, waiting }: Client) => {
    if (running === 0 && waiting.size === 0) clients.delete(name);
  };

  const acquire = (name: string, client: Client, timeoutMs: number) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        client.waiting.delete(start);
        places += 1;
      };
      const start = () => {
        leave();
        free -= 1;
        client.running += 1;
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        forgetIdle(name, client);
        reject(new SemaphoreError(`waited ${timeoutMs} ms`));
      }, timeoutMs);
      places -= 1;
      client.waiting.add(start);
      fill();
    });

  return async (name, task, timeoutMs) => {
    const client = clients.get(name) ?? { running: 0, waiting: new Set() };
    if (free === 0 && client.waiting.size >= places)
      throw new SemaphoreError('too many tasks wait');
    clients.set(name, client);
    await acquire(name, client, timeoutMs);
    try {
      return await task();
    } finally {
      free += 1;
      client.running -= 1;
      forgetIdle(name, client);
      fill();
    }
  };
}
