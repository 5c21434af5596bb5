import { chat } from '@/components/islands/chat/island';
import { consentNotice } from '@/components/islands/consent/island';
import { contactForm } from '@/components/islands/contact/island';
import { copyEmail } from '@/components/islands/copy-email/island';
import type { Island } from '@/components/islands/define-island';
import { languageChoice } from '@/components/islands/language-choice/island';
import { languageSuggestion } from '@/components/islands/language-suggestion/island';
import { menus } from '@/components/islands/menus/island';
import { notFoundLanguages } from '@/components/islands/not-found-languages/island';
import { notFoundLog } from '@/components/islands/not-found-log/island';
import { notFoundSearch } from '@/components/islands/not-found-search/island';
import { pageMenu } from '@/components/islands/page-menu/island';
import { planner } from '@/components/islands/planner/island';
import { questions } from '@/components/islands/questions/island';
import { toasts } from '@/components/islands/toasts/island';

/**
 * All islands of the site, each declared in the `island.ts` of its folder. The browser looks them
 * up by name; the types of their props are not known there.
 */
export const islands: readonly Island<never>[] = [
  chat,
  consentNotice,
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
