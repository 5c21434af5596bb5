import type { Mail } from '@/scripts/serve/inbox';
import { eventually } from '@/tests/support/eventually';

/**
 * Waits for mails that contain a text, such as a reference.
 *
 * @param inbox origin of the inbox
 * @returns all such mails, once there is at least one
 */
export async function mailsWith(inbox: string, words: string): Promise<Mail[]> {
  let found: Mail[] = [];
  await eventually(`a mail with ${JSON.stringify(words)}`, async () => {
    const mails: Mail[] = await (await fetch(`${inbox}/mails.json`)).json();
    found = mails.filter(({ text }) => text.includes(words));
    return found.length > 0;
  });
  return found;
}
