import { defineEveryPageIsland, defineIsland } from '@/components/islands/define-island';

/* The islands of the layout and of shared sections. Those of single pages are declared separately,
   so that Next's own server loads their code on these pages only. */
export const chat = defineEveryPageIsland('chat', ({ Chat }) => Chat);
export const cookieConsent = defineEveryPageIsland(
  'cookie-consent',
  ({ CookieConsent }) => CookieConsent,
);
export const copyEmail = defineIsland(
  'copy-email',
  () => import('@/components/islands/copy-email/copy-email'),
);
export const languageChoice = defineEveryPageIsland(
  'language-choice',
  ({ LanguageChoice }) => LanguageChoice,
);
export const languageSuggestion = defineEveryPageIsland(
  'language-suggestion',
  ({ LanguageSuggestion }) => LanguageSuggestion,
);
export const menus = defineEveryPageIsland('menus', ({ Menus }) => Menus);
export const notFoundLanguages = defineIsland(
  'not-found-languages',
  () => import('@/components/islands/not-found/not-found-languages'),
);
export const pageBar = defineEveryPageIsland('page-bar', ({ PageBar }) => PageBar);
export const linkedDetails = defineEveryPageIsland(
  'linked-details',
  ({ LinkedDetails }) => LinkedDetails,
);
export const toasts = defineIsland('toasts', () => import('@/components/islands/toasts/toasts'));
