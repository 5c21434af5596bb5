import type { Locator, Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import type { PageWithMenu } from '@/lib/routing/anchors';
import { exactly, translator } from '@/tests/support/texts';

/** The header of a page, with its menus. */
export const header = (page: Page): Locator => page.getByRole('banner');

/** The footer of a page. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/**
 * The label of a native disclosure. Browsers disagree on the role of `summary`, so it is located by
 * element and text.
 */
export function summaryIn(within: Locator, text: string): Locator {
  return within
    .getByText(exactly(text))
    .filter({ visible: true })
    .locator('xpath=ancestor-or-self::summary');
}

/** The `details` element of a summary. */
export const detailsOf = (summary: Locator): Locator => summary.locator('xpath=..');

/** A visible link by its full name. */
export function link(within: Locator, name: string): Locator {
  return within.getByRole('link', { name: exactly(name) });
}

/** The visible text of an element, without collapsed content. */
export function visibleText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes invisible text.
  return element.innerText();
}

/** Locates the chat link of a page and the parts of its speech bubble. */
export function chatParts(page: Page, locale: Locale) {
  const t = translator(locale);
  const island = page.locator('[data-island="chat"]');
  return {
    chatLink: link(island, t('common.chat.open')),
    bubbleLink: island
      .getByRole('status')
      .getByRole('link', { name: exactly(t('common.chat.bubble')) }),
    closeButton: island.getByRole('button', { name: exactly(t('common.chat.close')) }),
  };
}

type Section = Parameters<ReturnType<typeof translator>>[0] extends infer Key
  ? Key extends `common.nav.sections.${infer Name}`
    ? Name
    : never
  : never;

/** Locates the menu of a page in a language. */
export function pageMenuParts(page: Page, locale: Locale, key: PageWithMenu) {
  const t = translator(locale);
  const menu = page.getByRole('navigation', { name: exactly(t('common.pageMenu.label')) });
  return {
    menu,
    opener: summaryIn(menu, t('common.pageMenu.open')),
    linkTo: (section: Section) =>
      link(menu.getByRole('listitem'), t(`common.nav.sections.${section}`)).filter({
        visible: true,
      }),
    /** The shown link that is marked as the current section. */
    current: menu.locator('[aria-current="location"]').filter({ visible: true }),
    cta: menu.locator('> a').filter({ hasText: exactly(t(`common.pageMenu.call.${key}`)) }),
  };
}
