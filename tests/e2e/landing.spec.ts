import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { anchors } from '@/lib/routing/anchors';
import { pageKeys } from '@/lib/routing/table';
import { test } from '@/tests/support/site-test';

/** Every section that has a public address, in one language: the ids are the same in all. */
const [locale = 'de'] = locales;
const targets = pageKeys.flatMap((page) =>
  anchors[page].map((anchor) => ({ page, address: hrefFor(locale, page, anchor), anchor })),
);

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    for (const { address, anchor } of targets) {
      test(`${address} lands clear of the bar`, async ({ page }) => {
        await page.goto(address);
        await page.evaluate(() => document.fonts.ready);
        const bar = await page.getByRole('banner').boundingBox();
        const heading = page.locator(`#${anchor}`).locator('h1, h2').first();
        const box = await heading.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
        expect(box?.y).toBeLessThan(size.height);
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

test('an anchor is reached while the scripts are still on their way', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const last = targets.findLast(({ page: key }) => key === 'employers');
  expect(last).toBeDefined();
  // With a script that holds back the end of parsing this would wait for ever.
  await page.goto(last?.address ?? '', { waitUntil: 'domcontentloaded' });
  await expect(page.locator(`#${last?.anchor} h2`).first()).toBeInViewport();
  expect(held).not.toEqual([]);
  for (const release of held) release();
});
