import { expect, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { findViolations } from '@/tests/support/axe';
import { summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, translator } from '@/tests/support/texts';
import { watchFlow } from '@/tests/support/watch-page';

test.use({ viewport: { width: 390, height: 844 } });

/** Opens the academy page, and locates the parts of the handover exercise. */
async function openHandover(page: Page, locale: Locale) {
  await page.goto(hrefFor(locale, 'academy'));
  const t = translator(locale);
  const main = page.getByRole('main');
  const named = (number: number) => t('academy.handover.room', { number });
  return {
    t,
    main,
    room: (number: number) => main.getByRole('heading', { name: named(number) }),
    choice: (number: number) => main.getByRole('radio', { name: named(number) }),
  };
}

test('a first handover can be practised by keyboard', async ({ page, origin }) => {
  const check = watchFlow(page, origin);
  const { t, main, room, choice } = await openHandover(page, 'de');
  await expect(room(10)).toBeVisible();
  await expect(room(11)).toBeHidden();

  const word = main.getByRole('button', { name: t('academy.handover.terms.caution.german') });
  const note = main.locator('[popover]').filter({ hasText: 'Cave' });
  await expect(note).toBeHidden();
  await word.focus();
  await page.keyboard.press('Enter');
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(word).toBeFocused();

  await choice(10).focus();
  await page.keyboard.press('ArrowRight');
  await expect(room(11)).toBeVisible();
  await expect(room(10)).toBeHidden();
  const why = main.getByText(exactly(t('academy.handover.items.isolation.right.why')));
  await expect(why).toBeHidden();
  await summaryIn(main, t('academy.handover.items.isolation.right.answer')).focus();
  await page.keyboard.press('Enter');
  await expect(why).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.locator('label[for="room-12"]').click();
  await expect(choice(12)).toBeChecked();
  await expect(room(12)).toBeInViewport();
  await check();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a first handover can be practised, and is printed whole', async ({ page }) => {
    const { t, main, room, choice } = await openHandover(page, 'vas');
    const end = main.locator('a[href="#academy-cta"]');
    await choice(14).check();
    await expect(room(14)).toBeVisible();
    await expect(end).toBeHidden();
    await expect(room(10)).toBeHidden();
    await summaryIn(main, t('academy.handover.items.breath.tempting.answer')).click();
    const why = (id: 'allergy' | 'breath') =>
      main.getByText(exactly(t(`academy.handover.items.${id}.tempting.why`)));
    await expect(why('breath')).toBeVisible();
    await expect(end).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    for (const number of [10, 11, 12, 13, 14]) await expect(room(number)).toBeVisible();
    await expect(why('allergy')).toBeVisible();
    await expect(choice(14)).toBeHidden();
  });
});
