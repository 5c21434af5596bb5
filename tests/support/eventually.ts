import { setTimeout as wait } from 'node:timers/promises';

const pause = 50;

/**
 * Waits until something holds, looking again and again.
 *
 * @param seconds time limit
 * @throws an error that names what never came
 */
export async function eventually(
  what: string,
  seconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited ${seconds} s in vain: ${what}`);
    await wait(pause);
  }
}
