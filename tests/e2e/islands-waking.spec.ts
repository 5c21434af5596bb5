import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { watchPage } from '@/tests/support/page-events';
import { footer, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';

for (const locale of locales) {
  const home = hrefFor(locale, 'home');

  test(`${home} fetches what copies the address only near the footer`, async ({ page, origin }) => {
    const { scripts } = watchPage(page, origin);
    const chunks = () => scripts.filter((path) => path.includes('/copy-email'));
    await page.goto(home);
    await page.waitForTimeout(1500);
    expect(chunks()).toEqual([]);
    await link(footer(page), site.email).scrollIntoViewIfNeeded();
    await expect.poll(() => chunks().length).toBe(1);
  });
}
