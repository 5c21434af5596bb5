import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { gotoWithWebFont } from '@/tests/support/watch-page';

for (const locale of locales) {
  test(`the three numbered steps are visible at once on a laptop (${locale})`, async ({ page }) => {
    const t = translator(locale);
    await page.setViewportSize({ width: 1366, height: 625 });
    for (const [key, anchor, titles] of [
      [
        'employers',
        'prozess',
        (['need', 'interview', 'preparation'] as const).map((id) =>
          t(`employers.process.steps.${id}.title`),
        ),
      ],
      [
        'nurses',
        'ablauf',
        (['profile', 'documents', 'employer'] as const).map((id) =>
          t(`nurses.route.steps.${id}.title`),
        ),
      ],
    ] as const) {
      await gotoWithWebFont(page, hrefFor(locale, key, anchor));
      const steps = page.locator(`#${anchor} li h3`);
      await expect(steps).toHaveText(titles.map((title, index) => `${index + 1} ${title}`));
      for (const step of await steps.all()) await expect(step).toBeInViewport({ ratio: 1 });
      const tops = await steps.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().y),
      );
      expect(new Set(tops).size).toBe(1);
    }
  });
}
