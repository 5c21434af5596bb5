import { type Problem, quoted } from '@/lib/i18n/text-problem';
import type { MessageFile } from '@/tooling/messages/message-file';

/** How to report a key that only one of two files has. */
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

/** Missing and unexpected keys of a translation, compared with the German file. */
export function checkKeys(translation: MessageFile, german: MessageFile): Problem[] {
  return compareKeys(translation, german.messages, {
    missing: (text) => `missing; German has ${text}; add it`,
    orphaned: `not in ${german.file}; remove it or correct its spelling`,
  });
}

/**
 * Missing and unexpected keys of a loaded German file, compared with the project's own, whose keys
 * the pages use.
 */
export function checkAgainstPages(loaded: MessageFile, german: MessageFile): Problem[] {
  return compareKeys(loaded, german.messages, {
    missing: (text) => `missing; a page shows it, in the project as ${text}; add it`,
    orphaned: 'no page of this version shows it; remove it or correct its spelling',
  });
}

/** Empty messages of a file. */
export function checkEmpty({ file, messages }: MessageFile): Problem[] {
  return [...messages]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => ({ file, key, message: 'empty; write the text' }));
}
