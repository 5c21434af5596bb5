import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { cookieConsent } from '@/components/islands/page-islands';
import { hrefFor } from '@/lib/routing/addresses';
import { declaredServices } from '@/lib/site/services';
import { site } from '@/site.config';

/** The cookie banner and the cookie settings, with the services that `site.config.ts` declares. */
export function CookieConsent() {
  const locale = useLocale();
  const { banner, settings, categories } = useMessages().common.consent;
  const services = declaredServices(site);
  const state = services.length > 0 ? 'declared' : 'nothing';
  return (
    <Island
      island={cookieConsent}
      props={{
        cookiesHref: hrefFor(locale, 'privacy', 'cookies'),
        services,
        texts: {
          banner: { ...banner, text: banner[state] },
          settings: { ...settings, text: settings[state], categories },
        },
      }}
      trigger="idle"
    />
  );
}
