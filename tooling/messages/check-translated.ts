import { type Problem, quoted } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import { isKeptInGerman } from '@/tooling/messages/kept-in-german';
import type { MessageFile } from '@/tooling/messages/message-file';

/** From here on, two languages do not have the same text by chance. */
const fewestWords = 3;
const fewestLetters = 15;

/** The words of a text that are its own. */
function wordsOf(text: string): string[] {
  const message = readIcu(text);
  const reading = 'error' in message ? text : (message.readings[0] ?? '');
  // Web and mail addresses are the same everywhere, also inside a text.
  return reading.replace(/\S+(?::\/\/|@)\S+/g, '').match(/\p{L}[\p{L}\p{M}\u00AD-]*/gu) ?? [];
}

/** Whether a text has so many words or letters of its own that it needs a translation. */
function isSentence(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= fewestWords || words.join('').length >= fewestLetters;
}

/** Texts that were not translated, and German terms that should not have been. */
export function checkTranslated(translation: MessageFile, german: MessageFile): Problem[] {
  const { file, messages } = translation;
  return [...messages].flatMap(([key, text]): Problem[] => {
    const source = german.messages.get(key);
    if (source === undefined) return [];
    if (isKeptInGerman(key)) {
      const message = `differs from German; write ${quoted(source)}`;
      return text === source ? [] : [{ file, key, message }];
    }
    if (text.trim() !== source.trim() || !isSentence(text)) return [];
    const message = `the same as in German: ${quoted(text)}; translate it`;
    return [{ file, key, message, kind: 'untranslated' }];
  });
}

/**
 * Keys of texts that are as in German and too short to tell whether that is a mistake: names, and
 * words that both languages have.
 */
export function possiblyUntranslated(translation: MessageFile, german: MessageFile): string[] {
  const same = [...translation.messages].filter(([key, text]) => {
    return text.trim() === german.messages.get(key)?.trim() && !isKeptInGerman(key);
  });
  return same
    .filter(([, text]) => wordsOf(text).length > 0 && !isSentence(text))
    .map(([key]) => key);
}
