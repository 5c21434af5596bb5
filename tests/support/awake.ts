import type { Page } from 'playwright/test';

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
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
  );
}
