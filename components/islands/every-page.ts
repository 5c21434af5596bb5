import Chat from '@/components/islands/chat/chat';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import LanguageChoice from '@/components/islands/language/language-choice';
import LanguageSuggestion from '@/components/islands/language/language-suggestion';
import LinkedDetails from '@/components/islands/linked-details/linked-details';
import Menus from '@/components/islands/menus/menus';

/**
 * The islands that most pages hydrate when the browser is idle, by name. One file for all of them
 * is smaller than separate files, and halves the number of requests.
 */
export const everyPage = {
  chat: Chat,
  cookieConsent: CookieConsent,
  languageChoice: LanguageChoice,
  languageSuggestion: LanguageSuggestion,
  linkedDetails: LinkedDetails,
  menus: Menus,
};
