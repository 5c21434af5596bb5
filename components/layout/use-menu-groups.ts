import { useLocale, useTranslations } from 'next-intl';
import { hrefFor } from '@/lib/routing/addresses';
import { menuGroups } from '@/lib/routing/anchors';

/** The three menu groups with the texts and addresses of their links. */
export function useMenuGroups() {
  const locale = useLocale();
  const t = useTranslations('common.nav');
  return menuGroups.map(({ page, anchors }) => ({
    page,
    label: t(`groups.${page}`),
    links: [
      { href: hrefFor(locale, page), text: t('overview') },
      ...anchors.map((anchor) => ({
        href: hrefFor(locale, page, anchor),
        text: t(`sections.${anchor}`),
      })),
    ],
  }));
}
