import { setTimeout as wait } from 'node:timers/promises';

const pause = 50;
/** Long, because only a failure takes this long, and machines may be busy. */
const limitSeconds = 300;

/**
 * Polls until a condition holds.
 *
 * @throws an error with the description of the condition
 */
export async function eventually(
  what: string,
  holds: () => Promise<boolean> | boolean,
): Promise<void> {
  const deadline = Date.now() + limitSeconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Timed out after ${limitSeconds} s: ${what}`);
    await wait(pause);
  }
}
