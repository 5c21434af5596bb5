import { type Problem, quoted } from '@/lib/i18n/text-problem';
import type { MessageFile } from '@/tooling/messages/message-file';

/** How two files are compared: what to say of a key that only one of them has. */
type Words = { missing: (text: string) => string; orphaned: string };

function compareKeys(
  { file, messages }: MessageFile,
  wanted: ReadonlyMap<string, string>,
  words: Words,
): Problem[] {
  const missing = [...wanted]
    .filter(([key]) => !messages.has(key))
    .map(([key, text]): Problem => {
      return { file, key, message: words.missing(quoted(text)), kind: 'missing' };
    });
  const orphaned = [...messages.keys()]
    .filter((key) => !wanted.has(key))
    .map((key): Problem => ({ file, key, message: words.orphaned, kind: 'orphaned' }));
  return [...missing, ...orphaned];
}

/** Keys that a translation lacks or has too many, compared with the German file. */
export function checkKeys(translation: MessageFile, german: MessageFile): Problem[] {
  return compareKeys(translation, german.messages, {
    missing: (text) => `missing; German has ${text}; add it`,
    orphaned: `not in ${german.file}; remove it or correct its spelling`,
  });
}

/**
 * Keys that a German file from elsewhere lacks or has too many, compared with the one of the
 * project, from which the pages know their texts.
 */
export function checkAgainstPages(loaded: MessageFile, german: MessageFile): Problem[] {
  return compareKeys(loaded, german.messages, {
    missing: (text) => `missing; a page shows it, in the project as ${text}; add it`,
    orphaned: 'no page of this version shows it; remove it or correct its spelling',
  });
}

/** Texts of one file that say nothing. */
export function checkEmpty({ file, messages }: MessageFile): Problem[] {
  return [...messages]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => ({ file, key, message: 'empty; write the text' }));
}
