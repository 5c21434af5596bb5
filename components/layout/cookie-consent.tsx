import { useLocale, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import { cookieConsent } from '@/components/islands/page-islands';
import type { OptionalCategory } from '@/lib/consent/consent';
import { hrefFor } from '@/lib/routing/addresses';
import { declaredServices } from '@/lib/site/services';
import { site } from '@/site.config';

/** Consent banner and settings, for the services that the site declares. */
export function CookieConsent() {
  const locale = useLocale();
  const t = useTranslations('common.consent');
  const services = declaredServices(site);
  const textKey = services.length === 0 ? 'nothing' : 'declared';
  const category = (id: 'necessary' | OptionalCategory) => ({
    name: t(`categories.${id}.name`),
    description: t(`categories.${id}.description`),
  });
  return (
    <Island
      of={cookieConsent}
      props={{
        privacyHref: hrefFor(locale, 'privacy'),
        services,
        texts: {
          banner: {
            label: t('banner.label'),
            title: t('banner.title'),
            text: t(`banner.${textKey}`),
            privacy: t('banner.privacy'),
            acceptAll: t('banner.acceptAll'),
            onlyNecessary: t('banner.onlyNecessary'),
            settings: t('banner.settings'),
            close: t('banner.close'),
          },
          status: {
            announcement: t('banner.announcement'),
            loading: t('banner.loading'),
            failed: t('banner.failed'),
            dismiss: t('banner.dismiss'),
          },
          settings: {
            title: t('settings.title'),
            text: t(`settings.${textKey}`),
            always: t('settings.always'),
            empty: t('settings.empty'),
            stores: t('settings.stores'),
            storesNothing: t('settings.storesNothing'),
            save: t('settings.save'),
            close: t('settings.close'),
            categories: {
              necessary: category('necessary'),
              analytics: category('analytics'),
              marketing: category('marketing'),
              preferences: category('preferences'),
            },
          },
        },
      }}
      trigger="idle"
    />
  );
}
