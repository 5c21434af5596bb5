import { expect } from 'playwright/test';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

const t = translator('de');
const town = (key: 'sarajevo' | 'belgrade' | 'tirana') => t(`home.hero.map.towns.${key}`);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen town is where the way begins', async ({ page }) => {
    await page.goto('/');
    const routes = page.locator('.map-lines .map-route:visible');
    const choose = (key: 'sarajevo' | 'tirana') => page.getByRole('radio', { name: town(key) });
    await expect(choose('sarajevo')).toBeChecked();
    await expect(routes).toHaveCount(1);
    await page.getByText(town('tirana'), { exact: true }).click();
    await expect(routes).toHaveClass(/map-route-tirana/);
    const plan = page.getByRole('link', {
      name: t('home.hero.map.plan', { town: town('tirana') }),
    });
    await expect(plan).toHaveAttribute('href', /#plan=.*\.al$/);
    await choose('tirana').press('ArrowUp');
    await expect(routes).toHaveClass(/map-route-skopje/);
    await expect(plan).toBeHidden();
  });
});

test('the link below the map opens the planner with the country of the town', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: town('belgrade') }).check();
  await page.locator('.map-question').getByRole('link').click();
  await expect(page.locator('#plan-country')).toHaveValue('rs');
});
