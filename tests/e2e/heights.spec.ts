import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { onlyNecessary, presetConsent } from '@/tests/support/consent';
import { runInPage } from '@/tests/support/run-in-page';
import { test } from '@/tests/support/site-test';
import { gotoWithWebFont } from '@/tests/support/watch-page';

/** Maximum height of pages in pixels, by the width of the viewport. */
const heights = {
  390: { home: 6000, employers: 7500, nurses: 9500, academy: 7500, contact: 5500 },
  1366: { home: undefined, employers: 6000, nurses: 7000, academy: undefined, contact: undefined },
} as const;

/** Maximum height without a picture, a large number or a control, in pixels. */
const maxPlainHeight = 1800;

/** Texts that were saved in the editor may make a page longer: that is a warning only. */
const isTextsBranch = process.env['GITHUB_REF_NAME'] === 'texts';

for (const page of ['home', 'employers', 'nurses', 'academy', 'contact'] as const) {
  test(`${page} is not too long, and not monotonous`, async ({ page: tab }) => {
    await presetConsent(tab, onlyNecessary);
    const problems: string[] = [];
    for (const locale of locales) {
      const address = hrefFor(locale, page);
      for (const width of [390, 1366] as const) {
        await tab.setViewportSize({ width, height: 800 });
        // Again, because a drawing for another width has its height only when it is loaded.
        await gotoWithWebFont(tab, address);
        const height = await tab.evaluate(() => document.documentElement.scrollHeight);
        const maxHeight = heights[width][page] ?? Number.POSITIVE_INFINITY;
        const args = ['monotonousParts', maxPlainHeight] as const;
        const found = await runInPage<string[]>(tab, 'monotonous-parts.ts', args);
        if (height > maxHeight) found.unshift(`${height} px high, not ${maxHeight}`);
        problems.push(...found.map((problem) => `${address} at ${width} px: ${problem}`));
      }
    }
    if (isTextsBranch) console.warn(problems.join('\n'));
    else expect(problems).toEqual([]);
  });
}
