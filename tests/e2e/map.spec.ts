import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

test('the map of the home page has a description', async ({ page }) => {
  const t = translator('de');
  await page.goto(hrefFor('de', 'home'));
  const map = page.getByRole('img', { name: t('home.hero.map.description') });
  await expect(map).toBeVisible();
  for (const town of ['sarajevo', 'munich', 'cologne'] as const) {
    await expect(map.getByText(t(`home.hero.map.towns.${town}`), { exact: true })).toBeVisible();
  }
  const country = map.locator('use.map-country').first();
  await expect.poll(async () => (await country.boundingBox())?.height ?? 0).toBeGreaterThan(100);
});
