import { useLocale, useTranslations } from 'next-intl';
import { hrefFor } from '@/lib/routing/addresses';
import { menuGroups } from '@/lib/routing/anchors';
import { site } from '@/site.config';

/**
 * The three menu groups with the texts and addresses of their links, without the section of partners
 * if there are none.
 */
export function useMenuGroups() {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return menuGroups.map(({ page, anchors }) => ({
    page,
    label: t(`groups.${page}`),
    links: [
      { href: hrefFor(locale, page), text: t('overview') },
      ...anchors
        .filter((anchor) => anchor !== 'partners' || site.partners.length > 0)
        .map((anchor) => ({
          href: hrefFor(locale, page, anchor),
          text: t(`sections.${anchor}`),
        })),
    ],
  }));
}
