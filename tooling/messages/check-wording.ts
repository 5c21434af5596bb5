import type { Problem } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import type { MessageFile } from '@/tooling/messages/message-file';

/** File in a language's message folder that lists forbidden terms. */
export const forbiddenTermsFile = 'forbidden-terms.txt';

/** An entry of the list as a pattern for whole words. */
function patternOf(entry: string): RegExp {
  const words = entry.split(' ').map((word) => {
    const start = word.startsWith('*') ? `\\p{L}*${word.slice(1)}` : word;
    return `${start}[\\p{L}\\p{M}]*`;
  });
  return new RegExp(`(?<!\\p{L})${words.join('[\\s,]+')}`, 'iu');
}

/**
 * Parses a language's list of forbidden terms: promises that are not allowed for a regulated
 * profession, and outdated terms for nurses.
 *
 * @param text one entry per line, of one or more consecutive words. A word matches as a prefix, to
 *   include inflections: `anerk` matches anerkannt, anerkennen, Anerkennung. A leading star also
 *   matches the end of a compound: `*fachkr` matches Fachkraft, Pflegefachkräfte. Not
 *   case-sensitive
 */
export function readForbiddenTerms(text: string): RegExp[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(patternOf);
}

/**
 * Forbidden promises and terms.
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
    // Soft hyphens and decomposed letters would prevent a match.
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
