import type { Problem } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

/** File beside a language's message files that lists what its texts never say. */
export const forbiddenTermsFile = 'forbidden-terms.txt';

/** One entry of the list as a pattern over whole words. */
function patternOf(entry: string): RegExp {
  const words = entry.split(' ').map((word) => {
    const start = word.startsWith('*') ? `\\p{L}*${word.slice(1)}` : word;
    return `${start}[\\p{L}\\p{M}]*`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('[\\s,]+')}`, 'iu');
}

/**
 * Reads a language's list of forbidden terms: promises that nobody may make about a regulated
 * profession, and words for nurses that are out of date.
 *
 * @param text one entry a line, of one or more words in a row. A word stands for its beginning, so
 *   that inflections are found: `anerk` means anerkannt, anerkennen, Anerkennung. A star in front
 *   means that it may also end a compound: `*fachkr` means Fachkraft, Pflegefachkräfte. Case plays
 *   no part.
 */
export function readForbiddenTerms(text: string): RegExp[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(patternOf);
}

/**
 * Promises and words that the site does not use.
 *
 * @param avoided the list of the file's language, from `readForbiddenTerms`
 */
export function checkWording(
  { file, locale, messages }: MessageFile,
  avoided: readonly RegExp[],
): Problem[] {
  return [...messages].flatMap(([key, text]): Problem[] => {
    const message = readIcu(text);
    const readings = 'error' in message ? [text] : message.readings;
    // Soft hyphens and the letters' decomposed forms would hide a word.
    const plain = readings.join('\n').normalize('NFC').replaceAll('\u00AD', '');
    const found = avoided.flatMap((pattern) => pattern.exec(plain)?.[0] ?? []);
    return found.map((words) => ({
      file,
      key,
      message: `says "${words.replace(/\s+/g, ' ')}", which we never promise or call so; see messages/${locale}/${forbiddenTermsFile}`,
      kind: 'wording' as const,
    }));
  });
}
