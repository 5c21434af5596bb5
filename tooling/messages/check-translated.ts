import { type Problem, quoted } from '@/lib/i18n/text-problem';
import { readIcu } from '@/tooling/messages/icu';
import { isKeptInGerman } from '@/tooling/messages/kept-in-german';
import type { MessageFile } from '@/tooling/messages/message-file';

/** From this length on, identical texts in two languages are not a coincidence. */
const fewestWords = 3;
const fewestLetters = 15;

/** The words of a text, without arguments and addresses. */
function wordsOf(text: string): string[] {
  const message = readIcu(text);
  const reading = 'error' in message ? text : (message.readings[0] ?? '');
  // Web and mail addresses are the same in all languages.
  return reading.replace(/\S+(?::\/\/|@)\S+/g, '').match(/\p{L}[\p{L}\p{M}\u00AD-]*/gu) ?? [];
}

/** Whether a text is long enough to require a translation. */
function isSentence(text: string): boolean {
  const words = wordsOf(text);
  return words.length >= fewestWords || words.join('').length >= fewestLetters;
}

/** Untranslated messages, and German terms that must not be translated. */
export function checkTranslated(translation: MessageFile, german: MessageFile): Problem[] {
  const { file, messages } = translation;
  return [...messages].flatMap(([key, text]): Problem[] => {
    const source = german.messages.get(key);
    if (source === undefined) return [];
    if (isKeptInGerman(key)) {
      // In full: it is to be copied.
      const message = `differs from German; write "${source}"`;
      return text === source ? [] : [{ file, key, message }];
    }
    if (text.trim() !== source.trim() || !isSentence(text)) return [];
    const message = `the same as in German: ${quoted(text)}; translate it`;
    return [{ file, key, message, kind: 'untranslated' }];
  });
}

/**
 * Keys of messages that equal the German ones but are too short to be reported: names, and words
 * that both languages share.
 */
export function possiblyUntranslated(translation: MessageFile, german: MessageFile): string[] {
  const same = [...translation.messages].filter(([key, text]) => {
    return text.trim() === german.messages.get(key)?.trim() && !isKeptInGerman(key);
  });
  return same
    .filter(([, text]) => wordsOf(text).length > 0 && !isSentence(text))
    .map(([key]) => key);
}
