import type { Locator, Page } from 'playwright/test';
import { exactly } from '@/tests/support/texts';

/** The bar at the top of a page with everything that opens from it. */
export const menu = (page: Page): Locator => page.getByRole('banner');

/** The foot of a page. */
export const footer = (page: Page): Locator => page.getByRole('contentinfo');

/**
 * What opens and closes something by native means. `summary` has no role of its own that all
 * browsers agree on, so it is found by element and text.
 */
export function openable(within: Locator, text: string): Locator {
  return within
    .getByText(exactly(text))
    .filter({ visible: true })
    .locator('xpath=ancestor-or-self::summary');
}

/** The element that an openable opens. */
export const opened = (summary: Locator): Locator => summary.locator('xpath=..');

/** A visible link by its whole name. */
export function link(within: Locator, name: string): Locator {
  return within.getByRole('link', { name: exactly(name) });
}

/** The text of an element that can be seen now, and none that is folded away. */
export function visibleText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: textContent has what cannot be seen, too.
  return element.innerText();
}
