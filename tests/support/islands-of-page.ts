import type { Page } from 'playwright/test';

/** Fires the trigger of every island of a page; returns the number of islands. */
export function touchIslands(page: Page): Promise<number> {
  return page.locator('[data-island]').evaluateAll(async (elements) => {
    for (const element of elements) {
      element.scrollIntoView();
      element.dispatchEvent(new Event('pointerover'));
      // IntersectionObserver reports with the next frame, and skips elements scrolled past
      // meanwhile.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    }
    return elements.length;
  });
}
