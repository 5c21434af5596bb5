import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';
import { findViolations } from '@/tests/support/axe';
import { islandFiles } from '@/tests/support/built-files';
import { allPaths, matrixTag, matrixTagUnless, publishedTag } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { layoutShift, scrollThroughPage, shiftBudget, watchPage } from '@/tests/support/watch-page';

for (const { path, page: key, sampleIndex } of allPaths) {
  test(
    `${path} stays on its host, and has neither errors nor axe violations`,
    matrixTagUnless(sampleIndex !== undefined),
    async ({ page, host, origin }) => {
      const { consoleErrors, crossOrigin, failures, scripts } = watchPage(page, origin);
      const width = sampleIndex === undefined || sampleIndex % 2 === 0 ? 360 : 1280;
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // The same HTML as that of the published files.
      if (host !== 'node') expect(await findViolations(page)).toEqual([]);
      await scrollThroughPage(page);
      expect(crossOrigin).toEqual([]);
      // A missing page is an error of the browser, and is logged.
      const isExpected = (text: string) => key === undefined && /404|Not found/.test(text);
      expect([...consoleErrors, ...failures].filter((text) => !isExpected(text))).toEqual([]);
      if (host === 'node') return;

      // Published pages load the islands only, and a strict policy would block style attributes.
      const allowed = await islandFiles();
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((file) => !allowed.includes(file))).toEqual([]);
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
  const tag = [publishedTag, ...(textPages.includes(key) ? [matrixTag] : [])];
  test(`${key} has no layout shift while it loads at ${width} px`, { tag }, async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 };
    await cdp.send('Network.emulateNetworkConditions', speed);
    await page.setViewportSize({ width, height: 844 });
    // The tests of the budgets measure the shifts of scripts.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(hrefFor('de', key));
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftBudget);
  });
}
