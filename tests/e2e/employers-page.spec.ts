import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

const phone = { width: 390, height: 844 };
const computer = { width: 1280, height: 800 };
const models = ['direct', 'agency', 'alone'] as const;

/** The options with a visible cell in the row about risks. Expects the cells to be side by side. */
async function optionsSideBySide(page: Page): Promise<string[]> {
  const cells = page.locator('.comparison tbody tr').nth(1).locator('td');
  const shown = await cells.evaluateAll((all) =>
    all
      .filter((cell) => cell.checkVisibility())
      .map((cell) => ({
        label: cell.getAttribute('data-label') ?? '',
        top: cell.getBoundingClientRect().top,
      })),
  );
  expect(new Set(shown.map(({ top }) => top)).size).toBe(1);
  return shown.map(({ label }) => label);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the keyboard chooses the options that a phone shows side by side', async ({ page }) => {
    const t = translator('vas');
    const label = (model: (typeof models)[number]) => t(`employers.comparison.models.${model}`);
    await page.setViewportSize(phone);
    await page.goto(hrefFor('vas', 'employers'));
    expect(await optionsSideBySide(page)).toEqual([label('direct'), label('agency')]);
    await page.getByRole('radio', { name: label('agency') }).press('ArrowRight');
    expect(await optionsSideBySide(page)).toEqual([label('direct'), label('alone')]);
    await page.emulateMedia({ media: 'print' });
    expect(await optionsSideBySide(page)).toEqual(models.map(label));
    await expect(page.getByRole('radio')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(computer);
    expect(await optionsSideBySide(page)).toEqual(models.map(label));
  });
});
