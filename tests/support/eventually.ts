import { setTimeout as wait } from 'node:timers/promises';
import type { Email } from 'postal-mime';

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

/** Whether a server answers. */
export const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/**
 * Waits for mails that contain a text, such as a reference.
 *
 * @param inbox origin of the inbox
 * @returns all such mails, once there is at least one
 */
export async function mailsWith(inbox: string, words: string): Promise<Email[]> {
  let found: Email[] = [];
  await eventually(`a mail with ${JSON.stringify(words)}`, async () => {
    const mails: Email[] = await (await fetch(`${inbox}/mails.json`)).json();
    found = mails.filter(({ text }) => text?.includes(words));
    return found.length > 0;
  });
  return found;
}
