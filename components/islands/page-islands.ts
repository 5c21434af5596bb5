import { defineEveryPageIsland, defineIsland } from '@/components/islands/define-island';

/* The islands of the layout and of shared sections. Those of single pages are declared separately,
   so that Next's own server loads their code on these pages only. */
export const chat = defineEveryPageIsland('chat');
export const cookieConsent = defineEveryPageIsland('cookie-consent');
export const copyEmail = defineIsland(
  'copy-email',
  () => import('@/components/islands/copy-email/copy-email'),
);
export const languageChoice = defineEveryPageIsland('language-choice');
export const languageSuggestion = defineEveryPageIsland('language-suggestion');
export const menus = defineEveryPageIsland('menus');
export const notFoundLanguages = defineIsland(
  'not-found-languages',
  () => import('@/components/islands/not-found/not-found-languages'),
);
export const pageBar = defineEveryPageIsland('page-bar');
export const linkedDetails = defineEveryPageIsland('linked-details');
export const toasts = defineIsland('toasts', () => import('@/components/islands/toasts/toasts'));
