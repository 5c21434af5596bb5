import { expect, type Page } from 'playwright/test';
import { outcomeIds } from '@/lib/contact/request';
import { locales, localeTable } from '@/lib/locales';
import { consentOn } from '@/tests/support/consent';
import { accepted, contactForm, playFunction } from '@/tests/support/contact-form';
import { hydrated } from '@/tests/support/hydrated';
import { openWithFont } from '@/tests/support/open-with-font';
import { chatOn } from '@/tests/support/page-parts';
import { runInPage } from '@/tests/support/run-in-page';
import { inMatrix } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';

/*
 * Nothing that floats (header, cookie notice, language suggestion, chat, toasts) covers a call, a
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

/** A sample covers every page and every window once. */
const inSample = (turn: number | undefined, index: number) =>
  inMatrix(turn !== undefined && (turn + index) % 8 === 0);

const ask = (page: Page, check: string, ...args: unknown[]) =>
  runInPage<string[]>(page, 'at-hand/checks.ts', [check, ...args]);

/** Problems at the top, after every jump, and at the end, as the page is now. */
async function problemsOn(page: Page): Promise<string[]> {
  const ids = await ask(page, 'linkedIds');
  return [
    ...(await ask(page, 'coveredAtTop')),
    ...(await ask(page, 'coveredAfterJumps', ids)),
    ...(await ask(page, 'coveredAtEnd')),
  ];
}

for (const [number, locale] of locales.entries()) {
  const foreign = locales[(number + 1) % locales.length] ?? locale;

  test.describe(`${locale} for a browser in ${foreign}`, () => {
    test.use({ locale: localeTable[foreign].intl });

    for (const { address, turn } of shownAddresses.filter((one) => one.locale === locale)) {
      for (const [index, viewport] of windows.entries()) {
        const { width, height } = viewport;
        test(
          `${address} has everything at hand at ${width} × ${height}`,
          inSample(turn, index),
          async ({ page }) => {
            await page.setViewportSize(viewport);
            await openWithFont(page, address);
            const { banner, onlyNecessary: answer } = consentOn(page, locale);
            await expect(banner).toBeVisible();
            const suggestion = page.locator('.suggestion');
            if (!address.endsWith('/no-such-page')) await expect(suggestion).toBeVisible();

            expect.soft(await ask(page, 'missingOnFirstScreen'), 'first screen').toEqual([]);
            expect.soft(await ask(page, 'coveredAtTop'), 'before the bubble').toEqual([]);

            // Without chat this is the same state as before.
            if ((await page.locator('[data-island="chat"]').count()) > 0) {
              await expect(chatOn(page, locale).bubble).toBeVisible();
            }
            expect.soft(await problemsOn(page), 'first visit').toEqual([]);
            expect.soft(await ask(page, 'coveredOnFocus'), 'first visit').toEqual([]);

            await answer.click();
            await expect(banner).toBeHidden();
            expect.soft(await problemsOn(page), 'answered').toEqual([]);
          },
        );
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
    test(
      `the toast leaves the ${name} free at ${width} × ${height}`,
      inMatrix(index % 4 === 2 * number + 1),
      async ({ page }) => {
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
        await expect.poll(() => ask(page, 'hiddenOf', id)).toEqual([]);
      },
    );
  }
}
