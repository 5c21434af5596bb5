import { type Problem, quoted } from '@/lib/i18n/text-problem';
import { readIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';
import type { MessageFile } from '@/scripts/messages/message-file';

/** Keys that only one of two files has. */
export function checkKeys({ file, messages }: MessageFile, german: MessageFile): Problem[] {
  const missing = [...german.messages]
    .filter(([key]) => !messages.has(key))
    .map(([key, text]): Problem => {
      const message = `missing; German has ${quoted(text)}; add it`;
      return { file, key, message, kind: 'missing' };
    });
  const message = `not in ${german.file}; remove it or correct its spelling`;
  const orphaned = [...messages.keys()]
    .filter((key) => !german.messages.has(key))
    .map((key): Problem => ({ file, key, message, kind: 'orphaned' }));
  return [...missing, ...orphaned];
}

/** The arguments and tags of a text that another one does not have; none if one is not valid. */
function partsBeyond(text: string, other: string): string {
  const [own, others] = [readIcu(text), readIcu(other)];
  if ('error' in own || 'error' in others) return '';
  return [...own.parameters].filter((part) => !others.parameters.has(part)).join(' and ');
}

/**
 * Arguments and tags that differ from those of the German message. Where several translations agree,
 * the German message is the one that has changed.
 */
export function checkParameters(
  german: MessageFile,
  translations: readonly MessageFile[],
): Problem[] {
  return [...german.messages].flatMap(([key, text]) => {
    const found = translations.map(({ file, messages }) => {
      const own = messages.get(key) ?? text;
      return { file, lacks: partsBeyond(text, own), has: partsBeyond(own, text) };
    });
    const agree = new Set(found.map(({ lacks, has }) => `${lacks}|${has}`)).size === 1;
    const isGerman = found.length > 1 && agree;
    return found.slice(0, isGerman ? 1 : undefined).flatMap(({ file, lacks, has }): Problem[] => {
      const parts = isGerman
        ? [
            has && `lacks ${has} of all translations`,
            lacks && `has ${lacks}, which no translation has`,
          ]
        : [
            lacks && `lacks ${lacks} of the German text`,
            has && `has ${has}, which the German text has not`,
          ];
      const message = parts.filter(Boolean).join('; ');
      return message === '' ? [] : [{ file: isGerman ? german.file : file, key, message }];
    });
  });
}

/** From this length on, identical texts in two languages are not a coincidence. */
const minWords = 3;
const minLetters = 15;

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
  return words.length >= minWords || words.join('').length >= minLetters;
}

/** Untranslated messages, and German terms that must not be translated. */
function checkTranslated({ file, messages }: MessageFile, german: MessageFile): Problem[] {
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
  return [...translation.messages]
    .filter(
      ([key, text]) => text.trim() === german.messages.get(key)?.trim() && !isKeptInGerman(key),
    )
    .filter(([, text]) => wordsOf(text).length > 0 && !isSentence(text))
    .map(([key]) => key);
}

/** Compares the translations of a file with the German one. */
export function checkTranslations(
  german: MessageFile,
  translations: readonly MessageFile[],
): Problem[] {
  return [
    ...checkParameters(german, translations),
    ...translations.flatMap((file) => [
      ...checkKeys(file, german),
      ...checkTranslated(file, german),
    ]),
  ];
}

/** Titles and descriptions of one language that two pages share. */
export function checkMeta(files: readonly MessageFile[]): Problem[] {
  return ['meta.title', 'meta.description'].flatMap((key) => {
    const first = new Map<string, string>();
    return files.flatMap(({ file, messages }) => {
      const text = messages.get(key)?.trim().toLowerCase() ?? '';
      const other = first.get(text);
      if (text === '' || other === undefined) {
        first.set(text, file);
        return [];
      }
      return [{ file, key, message: `the same as in ${other}; every page needs its own` }];
    });
  });
}
