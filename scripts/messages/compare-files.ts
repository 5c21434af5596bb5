import { type Problem, quoted } from '@/lib/i18n/text-problem';
import { readIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';
import type { MessageFile } from '@/scripts/messages/message-file';

/** How to report a key that only one of two files has. */
type Words = { missing: (text: string) => string; orphaned: string };

function compareKeys({ file, messages }: MessageFile, german: MessageFile, words: Words) {
  const missing = [...german.messages]
    .filter(([key]) => !messages.has(key))
    .map(([key, text]): Problem => {
      return { file, key, message: words.missing(quoted(text)), kind: 'missing' };
    });
  const orphaned = [...messages.keys()]
    .filter((key) => !german.messages.has(key))
    .map((key): Problem => ({ file, key, message: words.orphaned, kind: 'orphaned' }));
  return [...missing, ...orphaned];
}

/** Missing and unexpected keys of a translation, compared with the German file. */
export function checkKeys(translation: MessageFile, german: MessageFile): Problem[] {
  return compareKeys(translation, german, {
    missing: (text) => `missing; German has ${text}; add it`,
    orphaned: `not in ${german.file}; remove it or correct its spelling`,
  });
}

/** Arguments and tags that only one of two texts has. */
type Difference = { missing: readonly string[]; extra: readonly string[] };

function differenceOf(text: string, german: string): Difference | undefined {
  const own = readIcu(text);
  const wanted = readIcu(german);
  if ('error' in own || 'error' in wanted) return undefined;
  const missing = [...wanted.parameters].filter((parameter) => !own.parameters.has(parameter));
  const extra = [...own.parameters].filter((parameter) => !wanted.parameters.has(parameter));
  return missing.length + extra.length > 0 ? { missing, extra } : undefined;
}

/** Arguments and tags of translations that differ from the German message. */
export function checkParameters({ file, messages }: MessageFile, german: MessageFile): Problem[] {
  return [...messages].flatMap(([key, text]) => {
    const { missing = [], extra = [] } = differenceOf(text, german.messages.get(key) ?? text) ?? {};
    const parts = [
      ...(missing.length > 0 ? [`lacks ${missing.join(' and ')} of the German text`] : []),
      ...(extra.length > 0 ? [`has ${extra.join(' and ')}, which the German text has not`] : []),
    ];
    return parts.length > 0 ? [{ file, key, message: parts.join('; ') }] : [];
  });
}

/**
 * German messages whose arguments and tags differ from those of several translations that agree: the
 * German text is the one that has changed.
 */
export function checkGermanParameters(
  german: MessageFile,
  translations: readonly MessageFile[],
): Problem[] {
  return [...german.messages].flatMap(([key, text]): Problem[] => {
    const differences = translations.flatMap(({ messages }) => {
      const translated = messages.get(key);
      return translated === undefined ? [] : [differenceOf(translated, text)];
    });
    const [first, ...others] = differences;
    const agree = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
    if (first === undefined || others.length === 0 || !agree) return [];
    const { missing, extra } = first;
    const parts = [
      ...(extra.length > 0 ? [`lacks ${extra.join(' and ')} of all translations`] : []),
      ...(missing.length > 0 ? [`has ${missing.join(' and ')}, which no translation has`] : []),
    ];
    return [{ file: german.file, key, message: parts.join('; ') }];
  });
}

/**
 * Missing and unexpected keys and arguments of a loaded German file, compared with the project's
 * own, which the pages use.
 */
export function checkAgainstPages(loaded: MessageFile, german: MessageFile): Problem[] {
  const keys = compareKeys(loaded, german, {
    missing: (text) => `missing; a page shows it, in the project as ${text}; add it`,
    orphaned: 'no page of this version shows it; remove it or correct its spelling',
  });
  return [...keys, ...checkParameters(loaded, german)];
}

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
export function checkTranslated({ file, messages }: MessageFile, german: MessageFile): Problem[] {
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
