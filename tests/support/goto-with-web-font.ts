import { expect, type Page } from 'playwright/test';

/**
 * Opens a page with its own font, as on a second visit. The font is optional: one that comes late
 * is not used on that visit, and the fallback fonts on test machines are wider than on any phone.
 * A busy machine may be late even with a cached font, so the page is loaded until it has it.
 */
export async function gotoWithWebFont(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(async () => {
    await page.evaluate(() => document.fonts.load('1rem Figtree'));
    await page.reload();
    expect(await hasOwnFont(page)).toBe(true);
  }).toPass();
}

/** Whether text in the page's own font is drawn in it and not in the monospaced fallback. */
function hasOwnFont(page: Page): Promise<boolean> {
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
