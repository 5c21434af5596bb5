import { expect, type Page } from 'playwright/test';
import { openWithFont } from '@/tests/support/open-with-font';
import { runInPage } from '@/tests/support/run-in-page';
import { inMatrix } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';

/** User settings to support: https://www.w3.org/TR/WCAG22/#reflow and #resize-text. */
const settings = [
  { name: 'at 320 px', width: 320, height: 640, text: 16 },
  // A window of 1280 × 1024 at 400 %.
  { name: 'at 400 %', width: 320, height: 256, text: 16 },
  { name: 'with text at 200 % on a phone', width: 360, height: 740, text: 32 },
  // The browser's default font size; 16 is the initial value.
  { name: 'with text at 200 % on a tablet', width: 768, height: 900, text: 32 },
  { name: 'with text at 200 % on a computer', width: 1280, height: 900, text: 32 },
] as const;

/** Elements that contain text. */
const wordy = 'h1, h2, h3, p, li, dt, dd, th, td, button, label';

/** Opens a page with a visitor's viewport and font size. */
async function open(
  page: Page,
  address: string,
  { width, height, text }: (typeof settings)[number],
) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe(`${text}px`);
}

for (const { address, turn } of shownAddresses) {
  test(
    `${address} keeps everything apart, in reach and in whole words`,
    inMatrix(turn !== undefined),
    async ({ page }) => {
      await openWithFont(page, address);
      for (const setting of settings) {
        await open(page, address, setting);
        const problems = await runInPage(page, 'layout/problems.ts', ['layoutProblems']);
        expect.soft(problems, setting.name).toEqual([]);
        const words = await runInPage(page, 'layout/problems.ts', ['brokenWords', wordy]);
        expect.soft(words, setting.name).toEqual([]);
      }
    },
  );
}

test('what stands on something else, is cut or breaks is found', async ({ page }) => {
  await open(page, shownAddresses[0]?.address ?? '/', settings[0]);
  await page.evaluate(() => {
    const [title] = document.querySelectorAll('main h1');
    const [text] = document.querySelectorAll('main h1 ~ *, main p');
    if (!(title instanceof HTMLElement && text instanceof HTMLElement)) return;
    title.textContent = 'Donaudampfschifffahrtsgesellschaft';
    title.style.cssText = 'max-width: 15rem; margin-block-end: -2rem;';
    text.style.cssText = 'white-space: nowrap; position: relative; top: 3rem;';
  });
  const problems = await runInPage<string[]>(page, 'layout/problems.ts', ['layoutProblems']);
  expect(problems.join('\n')).toContain('stands on');
  expect(problems.join('\n')).toContain('is cut');
  expect(await runInPage(page, 'layout/problems.ts', ['brokenWords', wordy])).toHaveLength(1);
});
