import { setTimeout as wait } from 'node:timers/promises';
import type { Mail } from '@/scripts/serve/inbox';

/** Timeout for mail delivery, in milliseconds. */
const timeoutMs = 15_000;

/** All mails of the inbox, newest first. */
async function readMails(inbox: string): Promise<Mail[]> {
  const response = await fetch(`${inbox}/mails.json`);
  const mails: Mail[] = await response.json();
  return mails;
}

/**
 * Waits for mails that contain a text, such as a reference.
 *
 * @param inbox origin of the inbox
 * @returns all such mails, once there is at least one
 * @throws if none arrives in time
 */
export async function mailsWith(inbox: string, words: string): Promise<Mail[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = (await readMails(inbox)).filter(({ text }) => text.includes(words));
    if (found.length > 0) return found;
    if (Date.now() > deadline) throw new Error(`No mail with ${JSON.stringify(words)} has come.`);
    await wait(100);
  }
}
