import { type Locale, localeTable } from '@/lib/locales';
import interfaceTexts from '@/scripts/cms/editor-texts/interface.json' with { type: 'json' };
import reasons from '@/scripts/cms/editor-texts/reasons.json' with { type: 'json' };

/** Languages of the editor's own texts. */
export type EditorLanguage = keyof typeof interfaceTexts;

/**
 * The messages of the checks as patterns, with their translations. In the file, `$1` is a part that
 * the translation keeps, and `$0` a part that it leaves out.
 */
export const translations = Object.entries(reasons).map(([english, translated]) => {
  const escaped = english.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const source = escaped.replaceAll('\\$0', '.*').replace(/\\\$\d/g, '(.*)');
  return { pattern: new RegExp(`^${source}$`), ...translated };
});

/** The editor's language for the preferred languages of a browser, best first. */
export function chooseLanguage(preferred: readonly string[]): EditorLanguage {
  const subtags = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const languages = ['de', 'en', 'vas'] as const;
  const spoken = (language: Locale): readonly string[] => localeTable[language].browserLanguages;
  const found = subtags.flatMap(
    (subtag) => languages.find((language) => spoken(language).includes(subtag)) ?? [],
  );
  return found[0] ?? 'de';
}

/** Translates the message of a check. An unknown message stays in English. */
export function translate(message: string, language: EditorLanguage): string {
  // The type of a placeholder is only useful for programmers.
  const plain = message.replaceAll(/(\{\w+\}): (?:text|number)/g, '$1');
  const known = translations.find(({ pattern }) => pattern.test(plain));
  if (language === 'en' || known === undefined) return plain;
  return plain.replace(known.pattern, known[language]);
}

/** The editor's other texts. */
export const editorTexts = (language: EditorLanguage) => interfaceTexts[language];
