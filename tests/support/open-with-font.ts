import type { Page } from 'playwright/test';

/**
 * Opens a page as somebody who has its font already. Letters that come late are not used on that
 * visit, and those that stand in for them here are wider than on any telephone.
 */
export async function openWithFont(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => document.fonts.load('1rem Figtree'));
  await page.reload();
}
