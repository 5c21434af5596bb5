import { expect, type Page, type Request } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { budget, islandFiles, readBuilt } from '@/tests/support/built-files';
import { consentParts, expectBanner } from '@/tests/support/consent';
import { contactForm } from '@/tests/support/contact-form';
import { matrixTagUnless, pagePaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { layoutShift, shiftBudget, waitForHydration, watchPage } from '@/tests/support/watch-page';

/** In bytes by Playwright's types of requests, within 10 seconds without interaction. */
const budgets = { script: budget(70), font: budget(17) };
const pageBudgets: Readonly<Partial<Record<PageKey, Readonly<Record<string, number>>>>> = {
  home: { all: budget(124) },
  // The form.
  contact: { script: budget(74) },
  // The page has a second font, the handwriting.
  academy: { font: budget(25) },
};

/** What visitors use on some pages, and what its first use may load, in bytes of scripts and data. */
type Use = [
  ...[name: string, pages: readonly PageKey[], limit: number],
  /** Waits until everything is loaded. */
  use: (page: Page, locale: Locale) => Promise<void>,
];
const uses: readonly Use[] = [
  [
    'the form',
    ['contact'],
    budget(55),
    async (page, locale) => {
      const { submit, summary } = contactForm(page, locale);
      await submit.click();
      await expect(summary).toBeVisible();
    },
  ],
  [
    'the cookie settings',
    ['home'],
    budget(21.5),
    async (page, locale) => {
      const { settings, dialog } = consentParts(page, locale);
      await settings.click();
      await expect(dialog).toBeVisible();
    },
  ],
  [
    'the planner',
    ['nurses', 'employers'],
    // Without the reserve: the longest language uses the whole budget.
    8 * 1024,
    async (page) => {
      await page.locator('[data-island="planner"]').scrollIntoViewIfNeeded();
      await waitForHydration(page, 'planner');
    },
  ],
];

/** A string that is part of React after minification. */
const react = /react\.dev\/errors/;

/** A string that identifies Headless UI after minification. */
const heavy = /headlessui/;

/** Records the requests of a page. @returns a sum of their bytes as sent, by type or of `all` */
function watchBytes(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async (...kinds: readonly string[]): Promise<number> => {
    const counted = requests
      .filter((request) => request.url().startsWith('http'))
      .filter((request) => kinds.some((kind) => ['all', request.resourceType()].includes(kind)));
    const sizes = await Promise.all(counted.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  };
}

for (const { path, page: key, sampleIndex } of pagePaths) {
  test(
    `${path} is within its budgets, and loads no heavy code before an interaction`,
    matrixTagUnless(sampleIndex !== undefined),
    async ({ page, origin }) => {
      const { scripts } = watchPage(page, origin);
      const bytesOf = watchBytes(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.clock.fastForward(10_000);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      await expectBanner(page);
      for (const [kind, limit] of Object.entries({ ...budgets, ...(key && pageBudgets[key]) })) {
        const size = await bytesOf(kind);
        console.log(`${path}: ${kind} ${size} of ${limit} bytes`);
        expect(size, kind).toBeLessThanOrEqual(limit);
      }
      expect(await layoutShift(page)).toBeLessThanOrEqual(shiftBudget);
      // A broken measurement would let every budget pass.
      for (const kind of ['document', 'stylesheet', 'font']) {
        expect(await bytesOf(kind), kind).toBeGreaterThan(1000);
      }

      const heavyFiles = (await islandFiles()).filter((file) =>
        heavy.test(readBuilt(file.slice(1))),
      );
      // At least one file contains them; otherwise the strings are wrong.
      expect(heavyFiles.length).toBeGreaterThan(0);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((file) => heavyFiles.includes(file))).toEqual([]);
    },
  );
}

for (const [name, pages, limit, use] of uses) {
  for (const { path, locale, page: key, sampleIndex } of pagePaths) {
    if (key === undefined || !pages.includes(key)) continue;
    test(
      `the first use of ${name} on ${path} is within its budget`,
      matrixTagUnless(sampleIndex !== undefined),
      async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectBanner(page);
        const bytesOf = watchBytes(page);
        await use(page, locale);
        const sum = await bytesOf('script', 'fetch');
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
