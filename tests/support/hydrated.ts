import type { Page } from 'playwright/test';

/** Waits until the page is idle; WebKit has no requestIdleCallback. */
export function whenIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if ('requestIdleCallback' in window) {
          window.requestIdleCallback(() => resolve(), { timeout: 500 });
        } else setTimeout(resolve, 200);
      }),
  );
}

/** Advances the installed clock of a page, and waits until the page has reacted. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await whenIdle(page);
}

/**
 * Waits until an island is hydrated. Published files set an attribute; on Next's own server React
 * marks hydrated elements, and runs effects when the browser is idle.
 */
export async function hydrated(page: Page, island: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.querySelector(`[data-island="${name}"]`);
    if (element === null) return false;
    return (
      element.hasAttribute('data-hydrated') ||
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    );
  }, island);
  await whenIdle(page);
}

/** Fires the trigger of every island of a page; returns the number of islands. */
export function triggerIslands(page: Page): Promise<number> {
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
