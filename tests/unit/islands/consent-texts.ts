import type { CookieConsentProps } from '@/components/islands/consent/cookie-consent';
import messages from '@/messages/de/common.json';

const { banner, settings, categories } = messages.consent;

/** What the server hands to the island in German, without any service. */
export const consentProps: CookieConsentProps = {
  privacyHref: '/datenschutz',
  services: [],
  texts: {
    banner: { ...banner, text: banner.nothing },
    status: banner,
    settings: { ...settings, text: settings.nothing, categories },
  },
};
