import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { findViolations } from '@/tests/support/axe';
import { summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, translator } from '@/tests/support/texts';

test.use({ viewport: { width: 390, height: 844 } });

test('a first handover can be practised by keyboard, and is printed whole', async ({ page }) => {
  // The exercise has no script. axe runs in the page, so scripts as such stay enabled.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(hrefFor('vas', 'academy'));
  const t = translator('vas');
  const main = page.getByRole('main');
  const named = (number: number) => t('academy.handover.room', { number });
  const room = (number: number) => main.getByRole('heading', { name: named(number) });
  const choice = (number: number) => main.getByRole('radio', { name: named(number) });
  await expect(room(10)).toBeVisible();
  await expect(room(11)).toBeHidden();

  const word = main.getByRole('button', { name: t('academy.handover.terms.caution.german') });
  const note = main.locator('#term-caution');
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
  const answer = (id: 'allergy' | 'isolation', kind: 'right' | 'tempting') =>
    main.getByText(exactly(t(`academy.handover.items.${id}.${kind}.why`)));
  await expect(answer('isolation', 'right')).toBeHidden();
  await summaryIn(main, t('academy.handover.items.isolation.right.answer')).focus();
  await page.keyboard.press('Enter');
  await expect(answer('isolation', 'right')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await page.locator('label[for="room-12"]').click();
  await expect(choice(12)).toBeChecked();
  await expect(room(12)).toBeInViewport();
  await choice(14).check();
  await expect(room(14)).toBeVisible();
  const end = main.locator('a[href="#academy-cta"]');
  await expect(end).toBeHidden();
  await summaryIn(main, t('academy.handover.items.breath.tempting.answer')).click();
  await expect(end).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const number of [10, 11, 12, 13, 14]) await expect(room(number)).toBeVisible();
  await expect(answer('allergy', 'tempting')).toBeVisible();
  await expect(choice(14)).toBeHidden();
});
