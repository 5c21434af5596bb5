import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { layoutShift } from '@/scripts/bench/page-weight';
import { test } from '@/tests/support/site-test';

/** Bytes per second: slow enough for pages with inline styles to arrive in parts. */
const downloadThroughput = 25_000;

for (const [number, key] of pageKeys.entries()) {
  const width = number % 2 === 0 ? 390 : 1280;
  test(`${key} has no layout shift while it loads at ${width} px`, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 };
    await cdp.send('Network.emulateNetworkConditions', speed);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(hrefFor('de', key));
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}
