import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { consentParts } from '@/tests/support/consent';
import { test } from '@/tests/support/site-test';
import { gotoWithWebFont } from '@/tests/support/watch-page';

/** Screens of phones, tablets and computers, less the bars of the browser. */
const windows = [
  ...['360x616', '390x664', '412x748', '768x1024', '820x1080'],
  ...['1024x681', '1280x577', '1366x625', '1536x721', '1920x937'],
];

// A language that is suggested on none of the other pages: the line below the header is open.
test.use({ locale: 'sr-RS' });

for (const locale of locales) {
  for (const key of ['employers', 'nurses'] as const) {
    test(`a first visit of ${key} (${locale}) shows its title and first call`, async ({ page }) => {
      await gotoWithWebFont(page, hrefFor(locale, key));
      await expect(consentParts(page, locale).banner).toBeVisible();
      if (locale !== 'vas') await expect(page.locator('.language-suggestion')).toBeVisible();
      for (const size of windows) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        for (const part of ['main h1', 'main > :first-child .cta']) {
          const hidden = await page
            .locator(part)
            .first()
            .evaluate((element) => {
              const text = document.createRange();
              text.selectNodeContents(element);
              return [...text.getClientRects()].some(({ left, top, bottom }) =>
                [top + 1, bottom - 1].some((y) => {
                  const hit = document.elementFromPoint(left + 4, y);
                  return !(hit && (element.contains(hit) || hit.contains(element)));
                }),
              );
            });
          expect(hidden, `${part}, ${size}`).toBe(false);
        }
      }
    });
  }
}
