import { setTimeout as wait } from 'node:timers/promises';

const pause = 50;

/**
 * Polls until a condition holds.
 *
 * @param seconds timeout
 * @throws an error with the description of the condition
 */
export async function eventually(
  what: string,
  seconds: number,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${seconds} s: ${what}`);
    await wait(pause);
  }
}
