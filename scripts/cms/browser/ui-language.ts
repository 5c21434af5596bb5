import {
  type EditorLanguage,
  editorLocales,
  languageFor,
  languageOf,
} from '@/scripts/cms/words/languages';

/** Where the editor keeps its reader's settings. */
const settingsKey = 'sveltia-cms.prefs';

function storedSettings(): Record<string, unknown> {
  try {
    const settings: unknown = JSON.parse(window.localStorage.getItem(settingsKey) ?? '{}');
    return typeof settings === 'object' && settings !== null ? { ...settings } : {};
  } catch {
    return {};
  }
}

/** The language that the editor speaks now. */
export function editorLanguage(): EditorLanguage {
  const { locale } = storedSettings();
  return typeof locale === 'string' ? languageOf(locale) : languageFor(navigator.languages);
}

/** Chooses the editor's language from the browser's, once: the reader can change it. */
export function chooseLanguage(): void {
  const settings = storedSettings();
  if (typeof settings['locale'] === 'string' && settings['locale'] !== 'auto') return;
  const locale = editorLocales[languageFor(navigator.languages)];
  window.localStorage.setItem(settingsKey, JSON.stringify({ ...settings, locale }));
}
