import type { Locator, Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
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

/** The visible menu of languages, which is in the header. */
export const languageMenu = (page: Page): Locator =>
  header(page).locator('details:has(a[lang]):not(:has(details))').filter({ visible: true });

/** The addresses of links, as the page has them. */
export const hrefsOf = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));

/** A visible link by its full name. */
export function link(within: Locator, name: string): Locator {
  return within.getByRole('link', { name: exactly(name) });
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
