import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import { layoutShift } from '@/scripts/bench/page-weight';
import { islandFiles } from '@/tests/support/built-files';
import { pagePaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { matrixTagUnless } from '@/tests/support/test-tags';
import { scrollThroughPage, watchPage } from '@/tests/support/watch-page';

for (const { path, sampleIndex } of pagePaths) {
  test(
    `${path} stays on its host, and has no errors`,
    matrixTagUnless(sampleIndex !== undefined),
    async ({ page, host, origin }) => {
      const events = watchPage(page, origin);
      await page.goto(path);
      await scrollThroughPage(page);
      expect(events).toMatchObject({ consoleErrors: [], crossOrigin: [], failures: [] });
      if (host === 'node') return;

      // Published pages load the islands only, and a strict policy would block style attributes.
      const allowed = await islandFiles();
      expect(events.scripts.length).toBeGreaterThan(0);
      expect(events.scripts.filter((path) => !allowed.includes(path))).toEqual([]);
      await expect(page.locator('[style]')).toHaveCount(0);
    },
  );
}

/** Bytes per second: slow enough for pages with inline styles to arrive in parts. */
const downloadThroughput = 25_000;

/** Pages of text only: what may shift there is on the other pages too. */
const textPages: readonly PageKey[] = ['terms', 'imprint', 'privacy'];

for (const [number, key] of pageKeys.entries()) {
  const width = number % 2 === 0 ? 390 : 1280;
  const details = matrixTagUnless(!textPages.includes(key));
  test(`${key} has no layout shift while it loads at ${width} px`, details, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 };
    await cdp.send('Network.emulateNetworkConditions', speed);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(hrefFor('de', key));
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
  });
}
