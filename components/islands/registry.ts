import {
  defineEveryPageIsland,
  defineIsland,
  type Island,
} from '@/components/islands/define-island';

/* The islands of the site, with the code that each loads. */
export const chat = defineEveryPageIsland('chat', ({ Chat }) => Chat);
export const cookieConsent = defineEveryPageIsland(
  'cookie-consent',
  ({ CookieConsent }) => CookieConsent,
);
export const contactForm = defineIsland(
  'contact-form',
  () => import('@/components/islands/contact/contact-form'),
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
export const notFoundLog = defineIsland(
  'not-found-log',
  () => import('@/components/islands/not-found/not-found-log'),
);
export const notFoundSearch = defineIsland(
  'not-found-search',
  () => import('@/components/islands/not-found/not-found-search'),
);
export const pageMenu = defineEveryPageIsland('page-menu', ({ PageMenu }) => PageMenu);
export const planner = defineIsland(
  'planner',
  () => import('@/components/islands/planner/planner'),
);
export const questions = defineEveryPageIsland('questions', ({ Questions }) => Questions);
export const toasts = defineIsland('toasts', () => import('@/components/islands/toasts/toasts'));

/** All islands. The browser looks them up by name; the types of their props are not known there. */
export const islands: readonly Island<never>[] = [
  chat,
  cookieConsent,
  contactForm,
  copyEmail,
  languageChoice,
  languageSuggestion,
  menus,
  notFoundLanguages,
  notFoundLog,
  notFoundSearch,
  pageMenu,
  planner,
  questions,
  toasts,
];
