import { type Problem, quoted } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale, locales } from '@/lib/locales';
import { isKeptInGerman, type MessageFile, parseIcu } from '@/scripts/messages/message-file';
import { type Glossary, type Rule, textRules, wordingRule } from '@/scripts/messages/text-rules';

/** Applies rules to every text of a file. */
export function checkTexts(
  { file, locale, messages }: MessageFile,
  rules: readonly Rule[],
): Problem[] {
  return [...messages].flatMap(([key, source]): Problem[] => {
    const icu = parseIcu(source);
    if (icu.error) return [{ file, key, message: icu.error }];
    const text = { ...icu, locale, source };
    return rules.flatMap((find) => find(text).map((message) => ({ file, key, message })));
  });
}

/**
 * Runs all checks on the valid message files of all languages.
 *
 * @returns problems in the order of the files
 */
export function checkMessages(
  files: readonly MessageFile[],
  glossaries: ReadonlyMap<Locale, Glossary>,
): Problem[] {
  const textProblems = files.flatMap((file) =>
    checkTexts(file, [...textRules, wordingRule(glossaries.get(file.locale) ?? [])]),
  );
  const translationProblems = files
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((german) => {
      const translations = files.filter(
        (file) => file.namespace === german.namespace && file !== german,
      );
      return [
        ...checkParameters(german, translations),
        ...translations.flatMap((file) => [
          ...checkKeys(file, german),
          ...checkTranslated(file, german),
        ]),
      ];
    });
  const metaProblems = locales.flatMap((locale) =>
    checkMeta(files.filter((file) => file.locale === locale)),
  );

  const order = files.map(({ file }) => file);
  return [...textProblems, ...translationProblems, ...metaProblems].sort(
    (a, b) => order.indexOf(a.file) - order.indexOf(b.file),
  );
}

/** Reports the keys that only one of two files has. */
export function checkKeys({ file, messages }: MessageFile, german: MessageFile): Problem[] {
  const missing = [...german.messages]
    .filter(([key]) => !messages.has(key))
    .map(([key, text]): Problem => {
      const message = `missing; German has ${quoted(text)}; add it`;
      return { file, key, message };
    });
  const message = `not in ${german.file}; remove it or correct its spelling`;
  const orphaned = [...messages.keys()]
    .filter((key) => !german.messages.has(key))
    .map((key): Problem => ({ file, key, message }));
  return [...missing, ...orphaned];
}

/** The placeholders and tags of a text, in words; none if it is missing or not valid ICU. */
function describeParameters(text: string | undefined): string[] {
  const { parameters, selects, error } = parseIcu(text ?? '{');
  if (error) return [];
  const names = [...parameters].sort().concat(selects);
  return [names.join(' ') || 'no placeholders or tags'];
}

/**
 * Reports placeholders and tags that differ from those of the German message. If all translations
 * agree with each other, the German message is reported instead.
 */
export function checkParameters(
  german: MessageFile,
  translations: readonly MessageFile[],
): Problem[] {
  return [...german.messages.keys()].flatMap((key) => {
    const all = [german, ...translations].flatMap(({ file, messages }) =>
      describeParameters(messages.get(key)).map((words) => ({ file, words })),
    );
    const [own, first, ...others] = all;
    const agree = others.length > 0 && others.every(({ words }) => words === first?.words);
    const right = agree ? first : own;
    return all
      .filter(({ words }) => words !== right?.words)
      .map(({ file, words }) => {
        return { file, key, message: `has ${words}, but ${right?.file} has ${right?.words}` };
      });
  });
}

/** Identical texts of this length or more need a translation; shorter ones may be names. */
const minWords = 3;
const minLetters = 15;

function isSentence(text: string): boolean {
  const [variant = ''] = parseIcu(text).variants;
  const withoutAddresses = variant.replace(/\S+(?::\/\/|@)\S+/g, '');
  const words = withoutAddresses.match(/\p{L}[\p{L}\p{M}\u00AD-]*/gu) ?? [];
  return words.length >= minWords || words.join('').length >= minLetters;
}

/** Reports untranslated messages, and German terms that were translated. */
function checkTranslated({ file, messages }: MessageFile, german: MessageFile): Problem[] {
  return [...messages].flatMap(([key, text]): Problem[] => {
    const source = german.messages.get(key);
    if (source === undefined) return [];
    if (isKeptInGerman(key)) {
      // The whole text, so that it can be copied.
      const message = `differs from German; write "${source}"`;
      return text === source ? [] : [{ file, key, message }];
    }
    if (text.trim() !== source.trim() || !isSentence(text)) return [];
    const message = `same as in German: ${quoted(text)}; translate it`;
    return [{ file, key, message }];
  });
}

/** Reports titles and descriptions that two pages of a language share. */
function checkMeta(files: readonly MessageFile[]): Problem[] {
  return ['meta.title', 'meta.description'].flatMap((key) => {
    const first = new Map<string, string>();
    return files.flatMap(({ file, messages }) => {
      const text = messages.get(key)?.trim().toLowerCase() ?? '';
      const other = first.get(text);
      if (text === '' || other === undefined) {
        first.set(text, file);
        return [];
      }
      return [{ file, key, message: `same as in ${other}; write a different one for every page` }];
    });
  });
}
