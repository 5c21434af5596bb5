import type { ComponentType } from 'react';
import { Chat } from '@/components/islands/chat/chat';
import { CookieConsent } from '@/components/islands/consent/cookie-consent';
import { ContactForm } from '@/components/islands/contact/contact-form';
import type {
  IslandComponents,
  IslandName,
  IslandProps,
  Wake,
} from '@/components/islands/contract';
import { CopyEmail } from '@/components/islands/copy-email';
import { LanguageChoice } from '@/components/islands/language/language-choice';
import { LanguageSuggestion } from '@/components/islands/language/language-suggestion';
import { Menus } from '@/components/islands/menus/menus';
import { MissingPathLanguages } from '@/components/islands/not-found-languages';
import { MissingPathLog } from '@/components/islands/not-found-log';
import { MissingPathSearch } from '@/components/islands/not-found-search';
import { Questions } from '@/components/islands/questions/questions';
import { Toasts } from '@/components/islands/toasts/toasts';

const components: IslandComponents = {
  'cookie-consent': CookieConsent,
  chat: Chat,
  'contact-form': ContactForm,
  'copy-email': CopyEmail,
  'language-choice': LanguageChoice,
  'language-suggestion': LanguageSuggestion,
  menus: Menus,
  'missing-path-languages': MissingPathLanguages,
  'missing-path-log': MissingPathLog,
  'missing-path-search': MissingPathSearch,
  questions: Questions,
  toasts: Toasts,
};

type Props<Name extends IslandName> = {
  name: Name;
  wake: Wake;
  props: IslandProps[Name];
  className?: string;
};

/**
 * Renders an island into the page: its HTML in an element that says which island it is, what it
 * was given, and when it wakes. On Next's own server and in development Next hydrates the
 * component itself; in the published files `browser.ts` does, from these attributes.
 */
export function Island<Name extends IslandName>({ name, wake, props, className }: Props<Name>) {
  const Component: ComponentType<IslandProps[Name]> = components[name];
  return (
    <div
      className={className}
      data-island={name}
      data-props={JSON.stringify(props)}
      data-wake={wake}
    >
      <Component {...props} />
    </div>
  );
}
