import chat from '@/components/islands/chat/chat';
import cookieConsent from '@/components/islands/consent/cookie-consent';
import enhancements from '@/components/islands/enhancements/enhancements';
import languageSuggestion from '@/components/islands/language/language-suggestion';

/**
 * The islands that most pages hydrate when the browser is idle, by name. One file for all of them
 * is smaller than separate files, and halves the number of requests.
 */
export const everyPage = { chat, cookieConsent, enhancements, languageSuggestion };
