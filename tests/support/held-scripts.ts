import type { Page } from 'playwright/test';

/**
 * Delays scripts of a page, as on a slow connection.
 *
 * @returns a function that releases them and all later ones
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
