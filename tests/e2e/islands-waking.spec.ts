import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { whenIdle } from '@/tests/support/hydrated';
import { footer, link } from '@/tests/support/page-parts';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { watchPage } from '@/tests/support/watch-page';

for (const [index, locale] of locales.entries()) {
  const home = hrefFor(locale, 'home');

  test(
    `${home} fetches what copies the address only near the footer`,
    inTurn(2, { index, of: locales.length }),
    async ({ page, origin }) => {
      const { scripts } = watchPage(page, origin);
      const chunks = () => scripts.filter((path) => path.includes('/copy-email'));
      await page.goto(home);
      await page.waitForLoadState('networkidle');
      await whenIdle(page);
      expect(chunks()).toEqual([]);
      await link(footer(page), site.email).scrollIntoViewIfNeeded();
      await expect.poll(() => chunks().length).toBe(1);
    },
  );
}
