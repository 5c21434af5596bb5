import type { ComponentType } from 'react';
import type { ChatProps } from '@/components/islands/chat/chat';
import type { CookieConsentProps } from '@/components/islands/consent/cookie-consent';
import type { ContactFormProps } from '@/components/islands/contact/contact-form';
import type { CopyEmailProps } from '@/components/islands/copy-email';
import type { LanguageChoiceProps } from '@/components/islands/language/language-choice';
import type { LanguageSuggestionProps } from '@/components/islands/language/language-suggestion';
import type { MenusProps } from '@/components/islands/menus/menus';
import type { MissingPathLanguagesProps } from '@/components/islands/not-found-languages';
import type { MissingPathLogProps } from '@/components/islands/not-found-log';
import type { MissingPathSearchProps } from '@/components/islands/not-found-search';
import type { QuestionsProps } from '@/components/islands/questions/questions';
import type { ToastsProps } from '@/components/islands/toasts/toasts';

/** Every island of the site with what the server hands it; all of it must survive JSON. */
export type IslandProps = {
  'cookie-consent': CookieConsentProps;
  chat: ChatProps;
  'contact-form': ContactFormProps;
  'copy-email': CopyEmailProps;
  'language-choice': LanguageChoiceProps;
  'language-suggestion': LanguageSuggestionProps;
  menus: MenusProps;
  'missing-path-languages': MissingPathLanguagesProps;
  'missing-path-log': MissingPathLogProps;
  'missing-path-search': MissingPathSearchProps;
  questions: QuestionsProps;
  toasts: ToastsProps;
};

export type IslandName = keyof IslandProps;

/** One component per island: the server's registry. */
export type IslandComponents = { [Name in IslandName]: ComponentType<IslandProps[Name]> };

/**
 * When an island's code is fetched and takes over its HTML: at once, when the browser is idle,
 * shortly before it scrolls into view, or at the first touch.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction';
