import { expect, type Page } from 'playwright/test';
import type { UnseenParts } from '@/tests/e2e/fixtures/unseen-parts';
import { beginWith, onlyNecessary } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { openWithFont } from '@/tests/support/open-with-font';
import { runInPage } from '@/tests/support/run-in-page';
import { test } from '@/tests/support/site-test';

/** Invisible parts of an element, after all animations. */
async function unseenOf(page: Page, id: string): Promise<UnseenParts> {
  const look = () => runInPage<UnseenParts>(page, 'unseen-parts.ts', ['unseenParts', id]);
  // Scroll-driven animations never finish; finished ones may keep their final state.
  const isStill = () =>
    document
      .getAnimations()
      .every(
        ({ timeline, playState }) => timeline !== document.timeline || playState !== 'running',
      );
  await page.waitForFunction(isStill);
  return look();
}

const whole: UnseenParts = { top: 0, bottom: 0 };
const refusal = { success: false, error: 'English', code: 'tooMany' };

for (const { width, height, reducedMotion } of [
  { width: 390, height: 1000, reducedMotion: 'no-preference' },
  { width: 1280, height: 800, reducedMotion: 'reduce' },
] as const) {
  test.describe(`at ${width} px with ${reducedMotion} for motion`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion } });

    test('every outcome of the form is seen as a whole', async ({ page }) => {
      const form = contactForm(page, 'de');
      await playFunction(page, { status: 429, json: refusal }, accepted);
      await beginWith(page, onlyNecessary);
      await form.open('', (address) => openWithFont(page, address));
      await form.submit.click();
      await expect(form.summary).toBeFocused();
      await expect.poll(() => unseenOf(page, 'contact-form-problems')).toEqual(whole);

      await form.fill();
      await form.submit.click();
      await expect(form.submit).toBeFocused();
      await expect(form.toasts.destructive).toBeVisible();
      await expect.poll(() => unseenOf(page, 'fehler')).toEqual(whole);

      await form.submit.click();
      await expect(form.thanks).toBeFocused();
      await expect(form.toasts.success).toBeVisible();
      await expect.poll(() => unseenOf(page, 'danke')).toEqual(whole);
    });
  });
}

test('the mail address in a failure breaks before its signs only', async ({ page }) => {
  const form = contactForm(page, 'de');
  await page.setViewportSize({ width: 390, height: 844 });
  await playFunction(page, { status: 429, json: refusal });
  await beginWith(page, onlyNecessary);
  await form.open();
  await form.fill();
  await form.submit.click();
  const mail = page.locator('#fehler a[href^="mailto:"]');
  await expect(mail).toBeVisible();
  const starts = await mail.evaluate((link) => {
    const lines: string[] = [];
    let bottom = -1;
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const rect = range.getBoundingClientRect();
        if (rect.top >= bottom) lines.push(letter);
        bottom = Math.max(bottom, rect.bottom - 2);
      }
    }
    return lines.slice(1);
  });
  for (const start of starts) expect(['@', '.']).toContain(start);
});

test('the page stays where it is when a toast goes', async ({ page }) => {
  const form = contactForm(page, 'de');
  await playFunction(page, { status: 429, json: refusal });
  await beginWith(page, onlyNecessary);
  await page.setViewportSize({ width: 390, height: 844 });
  await form.open();
  await form.fill();
  await form.submit.click();
  await expect(form.toasts.destructive).toBeVisible();
  await expect.poll(async () => (await unseenOf(page, 'fehler')).top).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await form.toasts.destructive.getByRole('button').click();
  await expect(form.toasts.destructive).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
