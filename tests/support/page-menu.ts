import type { Locator, Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import type { PageWithMenu } from '@/lib/routing/anchors';
import { link, openable } from '@/tests/support/page-parts';
import { exactly, textsOf } from '@/tests/support/texts';

/** The menu of a long page and its parts. */
export type PageMenuParts = {
  menu: Locator;
  /** Opens the list of sections. */
  opener: Locator;
  /** The shown link to a section. */
  to: (section: Section) => Locator;
  /** The shown link that is marked as the present section. */
  current: Locator;
  call: Locator;
};

type Section = Parameters<ReturnType<typeof textsOf>>[0] extends infer Key
  ? Key extends `common.nav.sections.${infer Name}`
    ? Name
    : never
  : never;

/** Locates the menu of a page in a language. */
export function pageMenuOn(page: Page, locale: Locale, key: PageWithMenu): PageMenuParts {
  const t = textsOf(locale);
  const menu = page.getByRole('navigation', { name: exactly(t('common.pageMenu.label')) });
  return {
    menu,
    opener: openable(menu, t('common.pageMenu.open')),
    to: (section) =>
      link(menu.getByRole('listitem'), t(`common.nav.sections.${section}`)).filter({
        visible: true,
      }),
    current: menu.locator('[aria-current="location"]').filter({ visible: true }),
    call: menu.locator('> a').filter({ hasText: exactly(t(`common.pageMenu.call.${key}`)) }),
  };
}
