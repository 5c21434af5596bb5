import { expect, type Page, type Request } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor, pageByPath } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { budget, islandFiles, readBuilt } from '@/tests/support/built-files';
import { consentParts, expectBanner } from '@/tests/support/consent';
import { contactForm } from '@/tests/support/contact-form';
import { formatWeight, measurePage } from '@/tests/support/measure-page';
import { matrixTagUnless, pagePaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { waitForHydration, watchPage } from '@/tests/support/watch-page';

/** In bytes, for all requests within 10 seconds without interaction. */
const budgets = { script: budget(70), fonts: budget(17) };
const pageBudgets: Readonly<Partial<Record<PageKey, Readonly<Record<string, number>>>>> = {
  home: { all: budget(124) },
  // The form.
  contact: { script: budget(74) },
  // The page has a second font, the handwriting.
  academy: { fonts: budget(25) },
};
const shiftBudget = 0.01;

type Use = {
  name: string;
  pages: readonly PageKey[];
  /** In bytes of scripts and data. */
  limit: number;
  /** Waits until everything is loaded. */
  use: (page: Page, locale: Locale) => Promise<void>;
};

/** What visitors use on some pages, and what its first use loads. */
const uses: readonly Use[] = [
  {
    name: 'the form',
    pages: ['contact'],
    limit: budget(55),
    use: async (page, locale) => {
      const { submit, summary } = contactForm(page, locale);
      await submit.click();
      await expect(summary).toBeVisible();
    },
  },
  {
    name: 'the cookie settings',
    pages: ['home'],
    limit: budget(21.5),
    use: async (page, locale) => {
      const { settings, dialog } = consentParts(page, locale);
      await settings.click();
      await expect(dialog).toBeVisible();
    },
  },
  {
    name: 'the planner',
    pages: ['nurses', 'employers'],
    // Without the reserve: the longest language uses the whole budget.
    limit: 8 * 1024,
    use: async (page) => {
      await page.locator('[data-island="planner"]').scrollIntoViewIfNeeded();
      await waitForHydration(page, 'planner');
    },
  },
];

/** A string that is part of React after minification. */
const react = /react\.dev\/errors/;

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

const pathsOf = (pages: readonly PageKey[]) =>
  pagePaths.filter(({ path }) => pages.some((page) => page === pageByPath.get(path)?.page));

for (const { name, pages, limit, use } of uses) {
  for (const { path, locale, sampleIndex } of pathsOf(pages)) {
    test(
      `the first use of ${name} on ${path} is within its budget`,
      matrixTagUnless(sampleIndex !== undefined),
      async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectBanner(page);
        const requests: Request[] = [];
        page.on('request', (request) => requests.push(request));
        await use(page, locale);
        const bytes = await Promise.all(
          requests
            .filter((request) => ['script', 'fetch'].includes(request.resourceType()))
            .map(async (request) => (await request.sizes()).responseBodySize),
        );
        const sum = bytes.reduce((total, size) => total + size, 0);
        console.log(`${path}: ${name} loads ${sum} bytes`);
        expect(sum).toBeGreaterThan(1000);
        expect(sum).toBeLessThanOrEqual(limit);
      },
    );
  }
}

test('no part of React is loaded before the browser is idle', async ({ page, origin }) => {
  const { scripts } = watchPage(page, origin);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(hrefFor('de', 'home'), { waitUntil: 'networkidle' });
  // The entry, and the bundler's functions.
  expect(scripts).toHaveLength(2);
  expect(scripts.filter((file) => react.test(readBuilt(file.slice(1))))).toEqual([]);
});
