import type { MessageFile } from '@/lib/messages/message-file';
import { type Problem, quoted } from '@/lib/messages/problem';

/** Keys that a translation lacks or has too many, compared with the German file. */
export function checkKeys(translation: MessageFile, german: MessageFile): Problem[] {
  const { file, messages } = translation;
  const missing = [...german.messages]
    .filter(([key]) => !messages.has(key))
    .map(([key, text]) => ({
      file,
      key,
      message: `missing; German has ${quoted(text)}; add it`,
    }));
  const orphaned = [...messages.keys()]
    .filter((key) => !german.messages.has(key))
    .map((key) => ({
      file,
      key,
      message: `not in ${german.file}; remove it or correct its spelling`,
    }));
  return [...missing, ...orphaned];
}

/** Texts of one file that say nothing. */
export function checkEmpty({ file, messages }: MessageFile): Problem[] {
  return [...messages]
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => ({ file, key, message: 'empty; write the text' }));
}
