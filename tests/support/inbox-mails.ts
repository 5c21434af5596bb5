import { setTimeout as wait } from 'node:timers/promises';
import type { ReadMail } from '@/tooling/contact-stack/inbox/read-mail';

/** How long a mail may be on its way, in milliseconds. */
const timeoutMs = 15_000;

/** All mails of an inbox, newest first. */
export async function readMails(inbox: string): Promise<ReadMail[]> {
  const response = await fetch(`${inbox}/mails.json`);
  const mails: ReadMail[] = await response.json();
  return mails;
}

/**
 * Waits for mails whose text holds some words, such as a reference.
 *
 * @param inbox where the inbox answers
 * @returns all such mails, as soon as there is one
 * @throws when none comes in time
 */
export async function mailsWith(inbox: string, words: string): Promise<ReadMail[]> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const found = (await readMails(inbox)).filter(({ text }) => text.includes(words));
    if (found.length > 0) return found;
    if (Date.now() > deadline) throw new Error(`No mail with ${JSON.stringify(words)} has come.`);
    await wait(100);
  }
}
