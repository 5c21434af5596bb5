import { expect, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { header, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

const narrow = { width: 360, height: 780 };

const suggestionIn = (page: Page, locale: Locale) =>
  page.getByRole('complementary', {
    name: exactly(translator(locale)('common.language.label')),
  });
const anySuggestion = (page: Page) => page.locator('[data-island="language-suggestion"] a');

async function visit(page: Page, address: string) {
  await page.goto(address);
  await waitForHydration(page, 'language-suggestion');
}

test.describe('a browser in Croatian', () => {
  test.use({ locale: 'hr-HR' });
  const t = translator('vas');

  test('dismisses the suggestion permanently, by keyboard', async ({ page }) => {
    await visit(page, hrefFor('de', 'home'));
    await suggestionIn(page, 'vas')
      .getByRole('button', { name: exactly(t('common.language.suggestion.close')) })
      .press('Enter');
    await expect(anySuggestion(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await visit(page, hrefFor('en', 'nurses'));
    await expect(anySuggestion(page)).toHaveCount(0);
  });

  test('sees the suggestion below an open menu, and not above an open sheet', async ({ page }) => {
    const de = translator('de');
    await page.setViewportSize(narrow);
    await visit(page, hrefFor('de', 'home'));
    await waitForHydration(page, 'menus');
    const entry = anySuggestion(page);
    await expect(entry).toBeVisible();
    const isOnTop = () =>
      entry.evaluate((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + 10, top + height / 2));
      });
    expect(await isOnTop()).toBe(true);
    const { bottom } = await entry.evaluate((one) => one.getBoundingClientRect());
    expect(bottom).toBeLessThan((await page.locator('main p').first().boundingBox())?.y ?? 0);
    await summaryIn(header(page), de('common.nav.open')).click();
    await expect(summaryIn(header(page), de('common.nav.close'))).toBeVisible();
    expect(await isOnTop()).toBe(false);
    await expect(page.locator('[data-island="language-suggestion"]')).toHaveAttribute('inert');
  });
});
