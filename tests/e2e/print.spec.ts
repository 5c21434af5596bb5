import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { test } from '@/tests/support/site-test';

/** Pages that people print: tables to compare, texts to keep. */
const printed = ['employers', 'nurses', 'terms', 'imprint', 'privacy'] as const;

/** Width of the text on a sheet of A4 with usual margins, in CSS pixels. */
const sheet = { width: 680, height: 960 };

test.use({ viewport: sheet });

for (const locale of locales) {
  for (const key of printed) {
    const address = hrefFor(locale, key);
    test(`${address} prints as a clean document`, async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
      for (const part of await page.locator('main :is(table, details > div)').all()) {
        await expect(part).toBeVisible();
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
