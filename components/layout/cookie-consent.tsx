import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { cookieConsent } from '@/components/islands/page-islands';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

/** The cookie banner and the cookie settings, with the services that `site.config.ts` declares. */
export function CookieConsent() {
  const cookiesHref = hrefFor(useLocale(), 'privacy', 'cookies');
  const { consent: texts } = useMessages().common;
  const { services } = site;
  return <Island island={cookieConsent} props={{ cookiesHref, services, texts }} trigger="idle" />;
}
