import { test as base, expect, type Page } from 'playwright/test';
import { islands } from '@/components/islands/registry';
import { triggerIslands, whenIdle } from '@/tests/support/hydrated';
import { type RebundledSite, startRebundledSite } from '@/tests/support/rebundled-site';
import { inMatrix } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { watchPage } from '@/tests/support/watch-page';

const _islandNames = islands.map(({ name }) => name);
const test = base.extend<object, { site: RebundledSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
    async ({}, use) => {
      const site = await startRebundledSite({ development: true });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Expected console messages, unrelated to islands. */
const expected = [/^warning: Not found: \//, /^error: Failed to load resource:/];

/** Hydrates every island of a page, regardless of its trigger; returns the number of islands. */
async function wakeAll(page: Page): Promise<number> {
  const count = await triggerIslands(page);
  // React's development build is 1 MB, which the host compresses on first request.
  await expect(page.locator('[data-island][data-awake]')).toHaveCount(count, { timeout: 25_000 });
  // React hydrates and reports asynchronously: wait for two idle periods.
  for (let turn = 0; turn < 2; turn += 1) await whenIdle(page);
  return count;
}

/** Hydration errors and warnings of a page. */
async function consoleErrorsOn(page: Page, address: string): Promise<string[]> {
  const { consoleErrors } = watchPage(page, new URL(address).origin);
  await page.goto(address);
  expect(await wakeAll(page)).toBeGreaterThan(0);
  return consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)));
}

for (const { address, turn } of shownAddresses) {
  test(
    `${address} is taken over by React without a word`,
    inMatrix(turn !== undefined),
    async ({ page, site }) => {
      expect(await consoleErrorsOn(page, site.origin + address)).toEqual([]);
    },
  );
}

for (const [what, tamper] of [
  ['a text', (html: string) => html.replace(/("copy-email".*?<span[^>]*>)[^<]+/s, '$1Other')],
  ['an element', (html: string) => html.replace(/<button( [^>]*)?>/, '<button$1><i></i>')],
] as const) {
  test(`React notices ${what} that differs`, async ({ page, site }) => {
    await page.route(`${site.origin}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = tamper(html);
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    expect(await consoleErrorsOn(page, `${site.origin}/`)).not.toEqual([]);
  });
}
