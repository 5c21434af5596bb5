import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '@/components/islands/contract';

type Loaders = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

/** Where the browser finds each island: a file of its own, fetched when the island wakes. */
export const loaders: Loaders = {
  'cookie-consent': async () =>
    (await import('@/components/islands/consent/cookie-consent')).CookieConsent,
  chat: async () => (await import('@/components/islands/chat/chat')).Chat,
  'contact-form': async () =>
    (await import('@/components/islands/contact/contact-form')).ContactForm,
  'copy-email': async () => (await import('@/components/islands/copy-email')).CopyEmail,
  'language-choice': async () =>
    (await import('@/components/islands/language/language-choice')).LanguageChoice,
  'language-suggestion': async () =>
    (await import('@/components/islands/language/language-suggestion')).LanguageSuggestion,
  menus: async () => (await import('@/components/islands/menus/menus')).Menus,
  'missing-path-languages': async () =>
    (await import('@/components/islands/missing-path-languages')).MissingPathLanguages,
  'missing-path-log': async () =>
    (await import('@/components/islands/missing-path-log')).MissingPathLog,
  'missing-path-search': async () =>
    (await import('@/components/islands/missing-path-search')).MissingPathSearch,
  questions: async () => (await import('@/components/islands/questions/questions')).Questions,
  toasts: async () => (await import('@/components/islands/toasts/toasts')).Toasts,
};

/** Whether a string is the name of an island. */
export function isIslandName(value: string): value is IslandName {
  return Object.hasOwn(loaders, value);
}
