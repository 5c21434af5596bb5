import { expect, type Page } from 'playwright/test';
import { outcomeIds } from '@/lib/contact/request';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { anchors } from '@/lib/routing/anchors';
import { pageKeys } from '@/lib/routing/table';
import { consentOn } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { hydrated } from '@/tests/support/hydrated';
import { openWithFont } from '@/tests/support/open-with-font';
import { chatOn } from '@/tests/support/page-parts';
import { runInPage } from '@/tests/support/run-in-page';
import { inMatrix, inTurn } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';

/*
 * Nothing that floats (header, cookie banner, language suggestion, chat, toasts) covers a call, a
 * field, a heading or what has the focus: at the top of a page, after a jump, and at its end.
 */

const windows = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 823 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

const check = (page: Page, name: string, ...args: unknown[]) =>
  runInPage<string[]>(page, 'unobscured.ts', [name, ...args]);

/** Problems at the top, after every jump, and at the end, as the page is now. */
async function problemsOn(page: Page): Promise<string[]> {
  return [
    ...(await check(page, 'coveredAtTop')),
    ...(await check(page, 'coveredAfterJumps')),
    ...(await check(page, 'coveredAtEnd')),
  ];
}

for (const [number, locale] of locales.entries()) {
  const foreign = locales[(number + 1) % locales.length] ?? locale;

  test.describe(`${locale} for a browser in ${foreign}`, () => {
    test.use({ locale: localeTable[foreign].intl });

    for (const { address, turn } of shownAddresses.filter((one) => one.locale === locale)) {
      for (const [index, viewport] of windows.entries()) {
        const { width, height } = viewport;
        // The sample has every page and every window once.
        const details = inMatrix(turn !== undefined && (turn + index) % windows.length === 0);
        test(`${address} is unobscured at ${width} × ${height}`, details, async ({ page }) => {
          await page.setViewportSize(viewport);
          await openWithFont(page, address);
          const { banner, onlyNecessary } = consentOn(page, locale);
          await expect(banner).toBeVisible();
          const suggestion = page.locator('.suggestion');
          if (!address.endsWith('/no-such-page')) await expect(suggestion).toBeVisible();

          expect.soft(await check(page, 'missingOnFirstScreen'), 'first screen').toEqual([]);
          expect.soft(await check(page, 'coveredAtTop'), 'before the bubble').toEqual([]);

          // Without chat this is the same state as before.
          if ((await page.locator('[data-island="chat"]').count()) > 0) {
            await expect(chatOn(page, locale).bubble).toBeVisible();
          }
          expect.soft(await problemsOn(page), 'first visit').toEqual([]);
          expect.soft(await check(page, 'coveredOnFocus'), 'first visit').toEqual([]);

          await onlyNecessary.click();
          await expect(banner).toBeHidden();
          expect.soft(await problemsOn(page), 'answered').toEqual([]);
        });
      }
    }
  });
}

/** What the form says after an answer, and the toast that announces it, which stands above. */
const outcomes = [
  { name: 'failure', id: outcomeIds.failure, toast: 'destructive', answer: 'none' },
  { name: 'success', id: outcomeIds.thanks, toast: 'success', answer: accepted },
] as const;

for (const [index, viewport] of windows.entries()) {
  const { width, height } = viewport;
  const reducedMotion = index % 2 === 0 ? 'no-preference' : 'reduce';
  for (const [number, { name, id, toast, answer }] of outcomes.entries()) {
    const details = inMatrix(index % 4 === 2 * number + 1);
    test(`the toast leaves the ${name} free at ${width} × ${height}`, details, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize(viewport);
      await playFunction(page, answer);
      const form = contactForm(page, 'de');
      await form.open();
      await hydrated(page, 'toasts');
      await expect(consentOn(page, 'de').banner).toBeVisible();
      await form.fill();
      await form.submit.click();
      await expect(form.toasts[toast]).toBeVisible();
      await expect.poll(() => check(page, 'hiddenOf', id)).toEqual([]);
    });
  }
}

const anchored = pageKeys.filter((key) => anchors[key].length > 0);

for (const [number, key] of anchored.entries()) {
  for (const [index, viewport] of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ].entries()) {
    const details = inTurn(number, { index, of: 2 });
    test(
      `links into ${key} land below the header at ${viewport.width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        for (const anchor of anchors[key]) {
          // Navigating to another hash of the same page would not reload it.
          await page.goto('about:blank');
          await page.goto(hrefFor('de', key, anchor));
          await page.evaluate(() => document.fonts.ready);
          const header = await page.getByRole('banner').boundingBox();
          const heading = page.locator(`#${anchor}`).locator('h1, h2').first();
          const box = await heading.boundingBox();
          expect(box?.y, anchor).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
          expect(box?.y, anchor).toBeLessThan(viewport.height);
        }
      },
    );
  }
}
