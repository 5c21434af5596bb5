import { contactForm } from '@/components/islands/contact/islands';
import type { Island } from '@/components/islands/define-island';
import { notFoundLog, notFoundSearch } from '@/components/islands/not-found/islands';
import {
  chat,
  cookieConsent,
  copyEmail,
  languageChoice,
  languageSuggestion,
  menus,
  notFoundLanguages,
  pageMenu,
  questions,
  toasts,
} from '@/components/islands/page-islands';
import { planner } from '@/components/islands/planner/islands';

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
