import { expect } from 'playwright/test';
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
