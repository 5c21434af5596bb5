import type { Locator, Page } from 'playwright/test';
import { exactly } from '@/tests/support/texts';

/** The header of a page, with its menus. */
export const menu = (page: Page): Locator => page.getByRole('banner');

/** The footer of a page. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/**
 * The label of a native disclosure. Browsers disagree on the role of `summary`, so it is located by
 * element and text.
 */
export function openable(within: Locator, text: string): Locator {
  return within
    .getByText(exactly(text))
    .filter({ visible: true })
    .locator('xpath=ancestor-or-self::summary');
}

/** The `details` element of a summary. */
export const opened = (summary: Locator): Locator => summary.locator('xpath=..');

/** A visible link by its full name. */
export function link(within: Locator, name: string): Locator {
  return within.getByRole('link', { name: exactly(name) });
}

/** The visible text of an element, without collapsed content. */
export function visibleText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes invisible text.
  return element.innerText();
}
