import Chat from '@/components/islands/chat/chat';
import CookieConsent from '@/components/islands/consent/cookie-consent';
import Enhancements from '@/components/islands/enhancements/enhancements';
import LanguageSuggestion from '@/components/islands/language/language-suggestion';

/**
 * The islands that most pages hydrate when the browser is idle, by name. One file for all of them
 * is smaller than separate files, and halves the number of requests.
 */
export const everyPage = {
  chat: Chat,
  cookieConsent: CookieConsent,
  enhancements: Enhancements,
  languageSuggestion: LanguageSuggestion,
};
