import type { Page } from 'playwright/test';

/**
 * Holds scripts of a page back, as a slow line would.
 *
 * @returns what lets them through, these and all that come later
 */
export async function holdScripts(page: Page, pattern = '**/*.js'): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
