import { type Locale, localeTable } from '@/lib/locales';

const editorLanguages = ['de', 'en', 'vas'] as const satisfies readonly Locale[];

/** Languages that the editor itself speaks. */
export type EditorLanguage = (typeof editorLanguages)[number];

/** The editor's own translations by language; BHS readers get Croatian, the one that it has. */
export const editorLocales = {
  de: 'de',
  en: 'en-GB',
  vas: 'hr',
} as const satisfies Record<EditorLanguage, string>;

/** The language that the editor speaks to somebody whose browser prefers these, best first. */
export function languageFor(preferred: readonly string[]): EditorLanguage {
  const subtags = preferred.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
  const spoken = (language: EditorLanguage): readonly string[] =>
    localeTable[language].browserLanguages;
  const found = subtags.flatMap(
    (subtag) => editorLanguages.find((language) => spoken(language).includes(subtag)) ?? [],
  );
  return found[0] ?? 'de';
}

/** The language of one of the editor's translations, also of those that the site does not speak. */
export function languageOf(editorLocale: string): EditorLanguage {
  return languageFor([editorLocale]);
}
