import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { cookieConsent } from '@/components/islands/page-islands';
import { hrefFor } from '@/lib/routing/addresses';
import { declaredServices } from '@/lib/site/services';
import { site } from '@/site.config';

/** The cookie banner and the cookie settings, with the services that `site.config.ts` declares. */
export function CookieConsent() {
  const locale = useLocale();
  const { consent } = useMessages().common;
  const { announcement, loading, failed, dismiss, nothing, declared, ...banner } = consent.banner;
  const { nothing: withoutServices, declared: withServices, ...settings } = consent.settings;
  const services = declaredServices(site);
  const hasServices = services.length > 0;
  return (
    <Island
      island={cookieConsent}
      props={{
        privacyHref: hrefFor(locale, 'privacy'),
        services,
        texts: {
          banner: { ...banner, text: hasServices ? declared : nothing },
          status: { announcement, loading, failed, dismiss },
          settings: {
            ...settings,
            text: hasServices ? withServices : withoutServices,
            categories: consent.categories,
          },
        },
      }}
      trigger="idle"
    />
  );
}
