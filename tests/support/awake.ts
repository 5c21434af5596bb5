import type { Page } from 'playwright/test';

/** Waits for a pause of the page; WebKit tells of none. */
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

/** Lets time pass at once in a page whose clock was installed, and lets the page act on it. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.clock.fastForward(milliseconds);
  await whenIdle(page);
}

/**
 * Waits until an island of the page works. In the published files it says so; on Next's own
 * server React marks what it has taken over, and runs the effects in the browser's next pause.
 */
export async function awake(page: Page, island: string): Promise<void> {
  await page.waitForFunction((name) => {
    const element = document.querySelector(`[data-island="${name}"]`);
    if (element === null) return false;
    return (
      element.hasAttribute('data-awake') ||
      Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    );
  }, island);
  await whenIdle(page);
}
