import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { anchors } from '@/lib/routing/anchors';
import { pageKeys } from '@/lib/routing/table';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { holdScripts, watchPage } from '@/tests/support/watch-page';

/** One language: the ids are the same in all. */
const [locale = 'de'] = locales;
const anchored = pageKeys.filter((page) => anchors[page].length > 0);
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const [index, viewport] of sizes.entries()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [number, key] of anchored.entries()) {
      const details = inTurn(number, { index, of: sizes.length });
      test(`every address within ${key} lands clear of the bar`, details, async ({ page }) => {
        for (const anchor of anchors[key]) {
          const address = hrefFor(locale, key, anchor);
          // Navigating to another hash of the same page would not reload it.
          await page.goto('about:blank');
          await page.goto(address);
          await page.evaluate(() => document.fonts.ready);
          const bar = await page.getByRole('banner').boundingBox();
          const heading = page.locator(`#${anchor}`).locator('h1, h2').first();
          const box = await heading.boundingBox();
          expect(box?.y, address).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
          expect(box?.y, address).toBeLessThan(viewport.height);
        }
      });
    }
  });
}

for (const [motion, behaviour] of [
  ['no-preference', 'smooth'],
  ['reduce', 'auto'],
] as const) {
  test(`anchors scroll ${behaviour} where the visitor's choice is ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(hrefFor(locale, 'employers'));
    const found = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(found).toBe(behaviour);
  });
}

test('an anchor is reached while the scripts are still on their way', async ({ page, origin }) => {
  const { scripts } = watchPage(page, origin);
  await holdScripts(page);
  const last = anchors.employers.at(-1);
  expect(last).toBeDefined();
  // A script that blocks parsing would make this wait forever.
  await page.goto(hrefFor(locale, 'employers', last), { waitUntil: 'domcontentloaded' });
  await expect(page.locator(`#${last} h2`).first()).toBeInViewport();
  expect(scripts).not.toEqual([]);
});
