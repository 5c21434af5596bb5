import type { ComponentType } from 'react';
import type { IslandName, IslandProps } from '@/components/islands/contract';
import { importWithRetry } from '@/components/islands/import-with-retry';

type Loaders = { [Name in IslandName]: () => Promise<ComponentType<IslandProps[Name]>> };

/** What imports an island's file, and takes its component out of it. */
function component<Module, Component>(
  load: () => Promise<Module>,
  pick: (module: Module) => Component,
): () => Promise<Component> {
  const importModule = importWithRetry(load);
  return async () => pick(await importModule());
}

/** Where the browser finds each island: a file of its own, fetched when the island wakes. */
export const loaders: Loaders = {
  'cookie-consent': component(
    () => import('@/components/islands/consent/cookie-consent'),
    ({ CookieConsent }) => CookieConsent,
  ),
  chat: component(
    () => import('@/components/islands/chat/chat'),
    ({ Chat }) => Chat,
  ),
  'contact-form': component(
    () => import('@/components/islands/contact/contact-form'),
    ({ ContactForm }) => ContactForm,
  ),
  'copy-email': component(
    () => import('@/components/islands/copy-email'),
    ({ CopyEmail }) => CopyEmail,
  ),
  'language-choice': component(
    () => import('@/components/islands/language/language-choice'),
    ({ LanguageChoice }) => LanguageChoice,
  ),
  'language-suggestion': component(
    () => import('@/components/islands/language/language-suggestion'),
    ({ LanguageSuggestion }) => LanguageSuggestion,
  ),
  menus: component(
    () => import('@/components/islands/menus/menus'),
    ({ Menus }) => Menus,
  ),
  'missing-path-languages': component(
    () => import('@/components/islands/not-found-languages'),
    ({ MissingPathLanguages }) => MissingPathLanguages,
  ),
  'missing-path-log': component(
    () => import('@/components/islands/not-found-log'),
    ({ MissingPathLog }) => MissingPathLog,
  ),
  'missing-path-search': component(
    () => import('@/components/islands/not-found-search'),
    ({ MissingPathSearch }) => MissingPathSearch,
  ),
  questions: component(
    () => import('@/components/islands/questions/questions'),
    ({ Questions }) => Questions,
  ),
  toasts: component(
    () => import('@/components/islands/toasts/toasts'),
    ({ Toasts }) => Toasts,
  ),
};

/** Whether a string is the name of an island. */
export function isIslandName(value: string): value is IslandName {
  return Object.hasOwn(loaders, value);
}
