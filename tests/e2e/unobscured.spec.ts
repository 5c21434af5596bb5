import { expect, type Page } from 'playwright/test';
import { outcomeIds } from '@/lib/contact/request';
import { locales, localeTable } from '@/lib/locales';
import { consentParts } from '@/tests/support/consent';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { gotoWithWebFont } from '@/tests/support/goto-with-web-font';
import { chatParts } from '@/tests/support/page-parts';
import { runInPage } from '@/tests/support/run-in-page';
import { allPaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { matrixTagUnless } from '@/tests/support/test-tags';
import { waitForHydration } from '@/tests/support/watch-page';

/*
 * Overlays (header, cookie banner, language suggestion, chat, page menu, toasts) do not cover links,
 * fields, headings, labels of drawings or the focused element: at the top of a page, after a jump,
 * and at its end.
 */

const viewports = [
  { width: 1024, height: 600 },
  { width: 640, height: 400 },
  { width: 667, height: 375 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 1366, height: 650 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
  { width: 1366, height: 768 },
  { width: 360, height: 640 },
];

/** The number of pages in the sample. */
const samplePages = allPaths.filter(({ sampleIndex }) => sampleIndex !== undefined).length;

const check = (page: Page, name: string, ...args: unknown[]) =>
  runInPage<string[]>(page, 'unobscured.ts', [name, ...args]);

for (const [number, locale] of locales.entries()) {
  const browserLocale = locales[(number + 1) % locales.length] ?? locale;

  test.describe(`${locale} pages in a browser set to ${browserLocale}`, () => {
    test.use({ locale: localeTable[browserLocale].intl });

    for (const { path, sampleIndex } of allPaths.filter((one) => one.locale === locale)) {
      for (const [index, viewport] of viewports.entries()) {
        const { width, height } = viewport;
        // `viewports` is ordered so that home and pages with a menu get low ones.
        const details = matrixTagUnless(sampleIndex === index % samplePages);
        test(`${path} is unobscured at ${width} × ${height}`, details, async ({ page }) => {
          await page.setViewportSize(viewport);
          await gotoWithWebFont(page, path);
          const { banner, onlyNecessary } = consentParts(page, locale);
          await expect(banner).toBeVisible();
          const visible = !path.endsWith('/no-such-page');
          await expect(page.locator('.language-suggestion')).toBeVisible({ visible });

          expect.soft(await check(page, 'aboveFoldProblems'), 'above the fold').toEqual([]);
          expect.soft(await check(page, 'coveredAtTop'), 'before the bubble').toEqual([]);

          if ((await page.locator('[data-island="chat"]').count()) > 0) {
            await expect(chatParts(page, locale).chatLink).toBeInViewport({ ratio: 1 });
            await expect(chatParts(page, locale).bubbleLink).toBeVisible();
            expect.soft(await check(page, 'coveredAtTop'), 'with the bubble').toEqual([]);
          }
          for (const name of ['coveredAfterJumps', 'coveredAtEnd', 'coveredOnFocus']) {
            expect.soft(await check(page, name), 'first visit').toEqual([]);
          }

          await onlyNecessary.click();
          await expect(banner).toBeHidden();
          for (const name of ['coveredAtTop', 'coveredAfterJumps', 'coveredAtEnd']) {
            expect.soft(await check(page, name), 'after consent').toEqual([]);
          }
        });
      }
    }
  });
}

for (const { reducedMotion, ...viewport } of [
  { width: 360, height: 640, reducedMotion: 'no-preference' },
  { width: 1366, height: 650, reducedMotion: 'reduce' },
] as const) {
  test(`the outcomes of the form are unobscured at ${viewport.width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize(viewport);
    await mockFunction(page, 'none', 'none', accepted);
    const form = contactForm(page, 'de');
    await form.open();
    await waitForHydration(page, 'toasts');
    await expect(consentParts(page, 'de').banner).toBeVisible();
    await form.submit.click();
    await expect(form.summary).toBeFocused();
    await expect.poll(() => check(page, 'hiddenParts', 'contact-form-problems')).toEqual([]);
    await form.fill();
    for (const [toast, id] of [
      ['destructive', outcomeIds.failure],
      ['success', outcomeIds.thanks],
    ] as const) {
      await form.submit.click();
      // The toast is shown with the message in the form, and must not cover it.
      await expect(form.toasts[toast]).toBeVisible();
      await expect.poll(() => check(page, 'hiddenParts', id)).toEqual([]);
    }
  });
}
