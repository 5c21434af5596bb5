import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { layoutShift } from '@/scripts/bench/layout-shift';
import { inTurn } from '@/tests/support/sample';
import { test as base } from '@/tests/support/site-test';
import { startSlowLine } from '@/tests/support/slow-line';

/** The published site behind a slow connection. */
const test = base.extend({
  baseURL: async ({ origin }, use) => {
    const line = await startSlowLine(origin);
    await use(line.origin);
    await line.close();
  },
});

for (const [number, key] of pageKeys.entries()) {
  const address = hrefFor('de', key);

  for (const [index, width] of [390, 1280].entries()) {
    const details = inTurn(number, { index, of: 2 });
    test(`${address} moves nothing while it arrives at ${width} px`, details, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    });
  }
}
