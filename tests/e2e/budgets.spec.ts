import { expect, type Page } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { readBuilt } from '@/tests/support/built-files';
import { islandFiles } from '@/tests/support/island-files';
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

test('every page keeps its budgets, and brings what is heavy at the first touch only', async ({
  browser,
  origin,
}) => {
  const weights = await weighPages(browser, {
    addresses: pageAddresses.map(({ address }) => origin + address),
    look: seeBanner,
  });
  console.log(`\n${tableOfWeights(weights)}\n`);

  const broken = weights.flatMap(({ address, bytes, shift }) => {
    const limits = Object.entries({
      ...budgets,
      ...(homes.includes(address) ? { all: homeBudget } : {}),
    });
    const sizes = new Map<string, number>(Object.entries(bytes));
    return [
      ...limits
        .filter(([kind, limit]) => (sizes.get(kind) ?? 0) > limit)
        .map(([kind, limit]) => `${address}: ${kind} is ${sizes.get(kind)} bytes, not ${limit}`),
      ...(shift > shiftBudget ? [`${address}: layout shifts add up to ${shift}`] : []),
    ];
  });
  expect(broken).toEqual([]);
  // A scale that weighs nothing would let everything pass.
  for (const { address, bytes } of weights) {
    expect(Math.min(bytes.html, bytes.css, bytes.fonts), address).toBeGreaterThan(1000);
  }

  const heavyFiles = (await islandFiles()).filter((path) => heavy.test(readBuilt(path.slice(1))));
  // They are somewhere, or the words above are the wrong ones.
  expect(heavyFiles.length).toBeGreaterThan(0);
  for (const { address, scripts } of weights) {
    expect(scripts.length, address).toBeGreaterThan(0);
    expect(
      scripts.filter((path) => heavyFiles.includes(path)),
      address,
    ).toEqual([]);
  }
});
