import { type Locale, localeTable } from '@/lib/locales';
import reasons from '@/scripts/cms/words/reasons.json' with { type: 'json' };
import words from '@/scripts/cms/words/words.json' with { type: 'json' };

/** Languages in which the editor says what to correct. */
export type ReasonLanguage = keyof typeof words;

/**
 * What the checks of texts say, as patterns, and how the editor says it. In the file, `$1` is what
 * differs, and `$0` what only programmers need; words without a translation stay English.
 */
export const translations = Object.entries(reasons).map(([english, translated]) => {
  const escaped = english.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const pattern = escaped.replaceAll('\\$0', '.*').replace(/\\\$\d/g, '(.*)');
  return { says: new RegExp(`^${pattern}$`), ...translated };
});

/** The language for somebody whose browser prefers these, best first. */
export function languageFor(preferred: readonly string[]): ReasonLanguage {
  const subtags = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const languages = ['de', 'en', 'vas'] as const;
  const spoken = (language: Locale): readonly string[] => localeTable[language].browserLanguages;
  const found = subtags.flatMap(
    (subtag) => languages.find((language) => spoken(language).includes(subtag)) ?? [],
  );
  return found[0] ?? 'de';
}

/** What a check says, in the reader's language. */
export function explain(message: string, language: ReasonLanguage): string {
  // How a placeholder is formatted matters to its programmer alone.
  const plain = message.replaceAll(/(\{\w+\}): (?:text|number)/g, '$1');
  const known = translations.find(({ says }) => says.test(plain));
  if (language === 'en' || known === undefined) return plain;
  return plain.replace(known.says, known[language]);
}

/** What the editor says beyond the reasons of the checks. */
export const wordsIn = (language: ReasonLanguage) => words[language];
