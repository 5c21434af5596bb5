import { expect, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
import { inMatrix } from '@/tests/support/sample';
import { pageAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { tableOfWeights, weighPages } from '@/tooling/bench/page-weight';

/** In bytes, for everything that is requested within 10 seconds without input. */
const budgets = { script: 70_000, html: 20_000, css: 12_000, fonts: 45_000 } as const;
const homeBudget = 150_000;
/** The largest sum of layout shifts. */
const shiftBudget = 0.01;

const homes: readonly string[] = locales.map((locale) => hrefFor(locale, 'home'));

/** What Headless UI and framer-motion are known by: words that survive the bundling. */
const heavy = /headlessui|whileHover|onAnimationComplete/;

/** The banner must have come, or the weights are those of another page. */
async function seeBanner(page: Page): Promise<void> {
  const banner = page.locator('[data-island="cookie-consent"]').getByRole('region');
  await expect(banner, page.url()).toBeVisible();
}

for (const { address, turn } of pageAddresses) {
  test(
    `${address} keeps its budgets, and brings what is heavy at the first touch only`,
    inMatrix(turn !== undefined),
    async ({ browser, origin }) => {
      const [weight] = await weighPages(browser, {
        addresses: [origin + address],
        look: seeBanner,
      });
      if (weight === undefined) throw new Error(`${address} was not weighed.`);
      console.log(tableOfWeights([weight]));
      const { bytes, scripts, shift } = weight;
      const limits = Object.entries({
        ...budgets,
        ...(homes.includes(address) ? { all: homeBudget } : {}),
      });
      const sizes = new Map<string, number>(Object.entries(bytes));
      const broken = limits
        .filter(([kind, limit]) => (sizes.get(kind) ?? 0) > limit)
        .map(([kind, limit]) => `${kind} is ${sizes.get(kind)} bytes, not ${limit}`);
      expect(broken).toEqual([]);
      expect(shift).toBeLessThanOrEqual(shiftBudget);
      // A scale that weighs nothing would let everything pass.
      expect(Math.min(bytes.html, bytes.css, bytes.fonts)).toBeGreaterThan(1000);

      const heavyFiles = (await islandFiles()).filter((path) =>
        heavy.test(readBuilt(path.slice(1))),
      );
      // They are somewhere, or the words above are the wrong ones.
      expect(heavyFiles.length).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((path) => heavyFiles.includes(path))).toEqual([]);
    },
  );
}
