import { expect, type Page, test } from 'playwright/test';
import { planShots } from '@/scripts/screenshots/plan';
import { phoneWidth } from '@/scripts/screenshots/states';

/** Origin of the site, and words that select screenshots; see scripts/shots-compare.ts. */
const { SHOTS_ORIGIN: origin = '', SHOTS_WORDS: words = '' } = process.env;

/** Height of the viewport in pixels, by its width. */
const viewportHeight = (width: number) => (width === phoneWidth ? 740 : 900);

/** Dismisses cookie banner, language suggestion and chat bubble, as on a later visit. */
function dismissPrompts(): void {
  const onlyNecessary = { necessary: true, analytics: false, marketing: false, preferences: false };
  localStorage.setItem('cookie-consent', JSON.stringify(onlyNecessary));
  localStorage.setItem('language-suggestion', 'dismissed');
  sessionStorage.setItem('chat-bubble', 'dismissed');
}

/** Waits for fonts and for all images, lazy ones included. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

for (const { name, path, width, state } of planShots(words.split(' ').filter(Boolean))) {
  test(name, async ({ page }) => {
    await page.setViewportSize({ width, height: viewportHeight(width) });
    if (state?.isFirstVisit !== true) await page.addInitScript(dismissPrompts);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await settle(page);
    await state?.reach(page);
    const fullPage = state === undefined || state.isWholePage === true;
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage, animations: 'disabled' });
  });
}
