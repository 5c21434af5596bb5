import type { Page } from 'playwright/test';

/**
 * Opens a page with its font already cached. Fonts that load late are not used on that visit, and
 * the fallback fonts on test machines are wider than on any phone.
 */
export async function openWithFont(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.load('1rem Figtree'));
  await page.reload();
}
