import { expect, type Page } from 'playwright/test';

/**
 * Opens a page with its web font, as on a second visit. Browsers do not use a font that loads late,
 * and the fallback fonts of test machines are wider than those of phones. Even a cached font may be
 * late on a busy machine, so the page is loaded until it uses the font.
 */
export async function gotoWithWebFont(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    await page.reload();
    expect(await usesWebFont(page)).toBe(true);
  }).toPass();
}

/** Whether text is drawn in the web font and not in the monospaced fallback. */
function usesWebFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const textWidth = (text: string) => {
      const probe = document.createElement('span');
      probe.style.cssText = 'position:absolute;font:1rem Figtree,monospace';
      probe.textContent = text;
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    return textWidth('iiiiiiii') < textWidth('mmmmmmmm');
  });
}
