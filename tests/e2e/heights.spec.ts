import { expect } from 'playwright/test';
import { defaultLocale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import { beginWith, onlyNecessary } from '@/tests/support/consent';
import { openWithFont } from '@/tests/support/open-with-font';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';

const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;

/**
 * Maximum height of each German page in CSS pixels, by the width of the window, with all folds
 * closed and without cookie notice. Whatever makes a page longer belongs into a fold, or replaces
 * something.
 */
const budgets: Record<PageKey, Record<(typeof windows)[number]['width'], number>> = {
  home: { 390: 8_480, 1280: 5_650 },
  employers: { 390: 10_500, 1280: 8_000 },
  nurses: { 390: 14_000, 1280: 9_500 },
  academy: { 390: 10_770, 1280: 8_060 },
  contact: { 390: 7_010, 1280: 4_250 },
  terms: { 390: 21_160, 1280: 14_260 },
  imprint: { 390: 5_380, 1280: 3_940 },
  privacy: { 390: 12_030, 1280: 8_140 },
};

/** How much longer than German the other languages may be. */
const otherLanguages = 1.05;

for (const [index, locale] of locales.entries()) {
  for (const [number, key] of pageKeys.entries()) {
    const address = hrefFor(locale, key);
    const details = inTurn(number, { index, of: locales.length });
    test(`${address} keeps its height`, details, async ({ page }) => {
      await beginWith(page, onlyNecessary);
      // Otherwise a line suggests the browser's language.
      await page.addInitScript((code) => window.localStorage.setItem('i18nextLng', code), locale);
      await openWithFont(page, address);
      const allowed = locale === defaultLocale ? 1 : otherLanguages;
      for (const { width, height } of windows) {
        await page.setViewportSize({ width, height });
        const found = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(found, `${width} px`).toBeLessThanOrEqual(budgets[key][width] * allowed);
        // A page without content would keep every budget.
        expect(found).toBeGreaterThan(height);
      }
    });
  }
}
