import type { Problem } from '@/lib/i18n/text-problem';
import { defaultLocale, type Locale } from '@/lib/locales';
import { type Glossary, wordingRule } from '@/scripts/messages/check-wording';
import { checkMeta, checkTranslations } from '@/scripts/messages/compare-files';
import { parseIcu } from '@/scripts/messages/icu';
import {
  type MessageFile,
  type MessageSource,
  parseMessageFile,
} from '@/scripts/messages/message-file';
import { type Rule, textRules } from '@/scripts/messages/text-rules';

/** Applies rules to every text of a file. */
export function checkTexts(
  { file, locale, namespace, messages }: MessageFile,
  rules: readonly Rule[],
): Problem[] {
  return [...messages].flatMap(([key, source]): Problem[] => {
    const icu = parseIcu(source);
    if ('error' in icu) return [{ file, key, message: icu.error }];
    const text = { ...icu, locale, namespace, key, source };
    return rules.flatMap((find) => find(text).map((message) => ({ file, key, message })));
  });
}

/**
 * Runs all checks on the message files of all languages.
 *
 * @returns problems in the order of the files
 */
export function checkMessages(
  texts: readonly MessageSource[],
  glossaries: ReadonlyMap<Locale, Glossary>,
): Problem[] {
  const read = texts.map(parseMessageFile);
  const files = read.flatMap(({ file }) => file ?? []);
  const textProblems = files.flatMap((file) =>
    checkTexts(file, [...textRules, wordingRule(glossaries.get(file.locale) ?? [])]),
  );
  const translationProblems = files
    .filter(({ locale }) => locale === defaultLocale)
    .flatMap((german) =>
      checkTranslations(
        german,
        files.filter((file) => file.namespace === german.namespace && file !== german),
      ),
    );
  const metaProblems = [...new Set(files.map(({ locale }) => locale))].flatMap((locale) =>
    checkMeta(files.filter((file) => file.locale === locale)),
  );

  const order = texts.map(({ file }) => file);
  return [
    ...read.flatMap(({ problems }) => problems),
    ...textProblems,
    ...translationProblems,
    ...metaProblems,
  ].sort((a, b) => order.indexOf(a.file) - order.indexOf(b.file));
}
