import type { Page } from 'playwright/test';

/** Gives every island of a page what it may wait for, and returns how many there are. */
export function touchIslands(page: Page): Promise<number> {
  return page.locator('[data-island]').evaluateAll(async (elements) => {
    for (const element of elements) {
      element.scrollIntoView();
      element.dispatchEvent(new Event('pointerover'));
      // What waits to be seen is told so with the next picture, and not of places passed meanwhile.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }
    return elements.length;
  });
}
