import type { Problem } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';
import { limitOf } from '@/tooling/messages/text-limits';

/** Character count of every text that a message can produce. */
function lengthsOf(text: string): number[] {
  const message = readIcu(text);
  const readings = 'error' in message ? [] : message.readings;
  return readings.map((reading) => [...reading.trim().replaceAll('\u00AD', '')].length);
}

/** Messages that are too long or too short for their place. */
export function checkLength({ file, namespace, messages }: MessageFile): Problem[] {
  return [...messages].flatMap(([key, text]): Problem[] => {
    const limit = limitOf(namespace, key);
    // Empty messages are reported separately.
    if (limit === undefined || text.trim() === '') return [];
    const { place, least = 0, most } = limit;
    const wrong = lengthsOf(text).find((length) => length < least || length > most);
    if (wrong === undefined) return [];
    const wanted = least > 0 ? `${least} to ${most}` : `at most ${most}`;
    const message = `${wrong} characters; expected ${wanted} (${place})`;
    return [{ file, key, message, kind: 'length' }];
  });
}
