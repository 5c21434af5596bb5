import type { Page } from 'playwright/test';

/** Gives every island of a page what it may wait for, and returns how many there are. */
export function touchIslands(page: Page): Promise<number> {
  return page.locator('[data-island]').evaluateAll((elements) => {
    for (const element of elements) {
      element.scrollIntoView();
      element.dispatchEvent(new Event('pointerover'));
    }
    return elements.length;
  });
}
