import { expect } from 'playwright/test';
import { addresses } from '@/tests/support/address-table';
import { hrefsOf } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { asShown, textOf } from '@/tests/support/specification';
import { translator } from '@/tests/support/texts';

const keys = ['employers', 'nurses', 'academy', 'contact'] as const;

for (const locale of ['de', 'en', 'vas'] as const) {
  const home = addresses.home[locale];
  const linked = (['contact', ...keys] as const).map((page) => addresses[page][locale]);
  test(`Large title, message, buttons to home and contact, a list of suggested links (path and text from translations), and a search box where pressing Enter goes to /: ${locale}`, async ({
    page,
  }) => {
    const t = translator(locale);
    const missing = `${home}no-such-page`;
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    expect((await page.goto(missing))?.status()).toBe(404);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(locale === 'en' ? 'Page Not Found' : t('notFound.title'));
    const size = await title.evaluate((one) => getComputedStyle(one).fontSize);
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(28);
    expect(await textOf(main)).toContain(asShown(t('notFound.message')));
    expect(await hrefsOf(main.locator('a'))).toEqual([home, ...linked]);
    for (const [index, key] of keys.entries()) {
      const text = await textOf(main.locator('li a').nth(index));
      expect(text).toContain(linked[index + 1]);
      expect(text).toContain(asShown(t(`notFound.suggestions.${key}`)));
    }
    // The missing path is logged.
    const warnings = () => logged.filter((text) => /^warning: .*no-such-page/.test(text)).length;
    await expect.poll(warnings).toBe(1);
    // A button that says "search" and leads home would be a lie.
    const search = page.getByRole('search');
    expect(await search.getByRole('button').count()).toBe(0);
    await search.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === home);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a search box where pressing Enter goes to /', async ({ page }) => {
    await page.goto('/no-such-page');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
