import { expect } from 'playwright/test';
import { pageByPath } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { formatWeight, measurePage } from '@/scripts/bench/page-weight';
import { readIslandsLibrary } from '@/scripts/publishing/bundle-islands';
import { budget, scriptBudgets } from '@/tests/support/budget';
import { islandFiles, readBuilt } from '@/tests/support/built-files';
import { expectBanner } from '@/tests/support/consent';
import { pagePaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { matrixTagUnless } from '@/tests/support/test-tags';

/** In bytes, for the library that hydrates the islands. */
const script = scriptBudgets[readIslandsLibrary(process.env)];

/** In bytes, for all requests within 10 seconds without interaction. */
const budgets = { script, fonts: budget(17) };
const pageBudgets: Readonly<Partial<Record<PageKey, Readonly<Record<string, number>>>>> = {
  home: { all: budget(54) + script },
  // The form.
  contact: { script: budget(3) + script },
  // The page has a second font, the handwriting.
  academy: { fonts: budget(25) },
};
const shiftBudget = 0.01;

/** A string that identifies Headless UI after minification. */
const heavy = /headlessui/;

for (const { path, sampleIndex } of pagePaths) {
  test(
    `${path} is within its budgets, and loads no heavy code before an interaction`,
    matrixTagUnless(sampleIndex !== undefined),
    async ({ browser, origin }) => {
      const weight = await measurePage(browser, origin + path, expectBanner);
      console.log(formatWeight(weight));
      const { bytes, scripts, shift } = weight;
      const page = pageByPath.get(path)?.page;
      const limits = Object.entries({ ...budgets, ...(page && pageBudgets[page]) });
      const sizes = new Map(Object.entries(bytes));
      const exceeded = limits
        .filter(([kind, limit]) => (sizes.get(kind) ?? 0) > limit)
        .map(([kind, limit]) => `${kind}: ${sizes.get(kind)} bytes; the budget is ${limit}`);
      expect(exceeded).toEqual([]);
      expect(shift).toBeLessThanOrEqual(shiftBudget);
      // A broken measurement would let every budget pass.
      expect(Math.min(bytes.html, bytes.css, bytes.fonts)).toBeGreaterThan(1000);

      const heavyFiles = (await islandFiles()).filter((path) =>
        heavy.test(readBuilt(path.slice(1))),
      );
      // At least one file contains them; otherwise the strings are wrong.
      expect(heavyFiles.length).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((path) => heavyFiles.includes(path))).toEqual([]);
    },
  );
}
